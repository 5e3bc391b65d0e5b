import type { CallReason, CallValue, ParsedInput, RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain';

/** What answers a call: input already checked, a result back. HTTP and pages both come through here. */
export type Handler<N extends RouteName> = (input: ParsedInput<N>) => Promise<Outcome<CallValue<N>, CallReason<N>>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };
