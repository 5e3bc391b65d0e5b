import type { CallReason, CallValue, CustomerRouteName, ParsedInput, RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain';

/** What came along with a call, beside its input. */
export type CallContext = {
  readonly idempotencyKey?: string | undefined;
  /** The customer who asks, as a verified token says. */
  readonly caller?: Caller | undefined;
  /** Where the call came from. */
  readonly address?: string | undefined;
};

/** Who somebody is, as the identity service says. */
export type Caller = {
  readonly sub: string;
  readonly email: string;
  /** Nothing is given to who only says that an address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type ContextOf<N extends RouteName> = N extends CustomerRouteName
  ? [context: CallContext & { readonly caller: Caller }]
  : [context?: CallContext];

/** What answers a call: input already checked, a result back. HTTP and pages both come through here. */
export type Handler<N extends RouteName> = (
  input: ParsedInput<N>,
  ...context: ContextOf<N>
) => Promise<Outcome<CallValue<N>, CallReason<N>>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };
