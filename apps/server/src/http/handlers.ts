import type { CallReason, CallValue, ParsedInput, RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain';

/** What came along with a call, beside its input. */
export type CallContext = { readonly idempotencyKey?: string | undefined };

/** What answers a call: input already checked, a result back. HTTP and pages both come through here. */
export type Handler<N extends RouteName> = (
  input: ParsedInput<N>,
  context?: CallContext,
) => Promise<Outcome<CallValue<N>, CallReason<N>>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };
