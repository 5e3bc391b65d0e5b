import type { CallReason, CallValue, CustomerRouteName, ParsedInput, RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain/results';

/** Context of a call, besides its input. */
export type CallContext = {
  readonly idempotencyKey?: string | undefined;
  /** The key of the order that this browser has begun and not finished. */
  readonly attemptKey?: string | undefined;
  /** The customer making the call, from a verified token. */
  readonly caller?: Caller | undefined;
  /** IP address of the client. */
  readonly address?: string | undefined;
  /** Of the shop, as the client's browser has it. */
  readonly origin?: string | undefined;
};

/** A caller's identity, as the identity service states it. */
export type Caller = {
  readonly sub: string;
  readonly email: string;
  /** Give nothing to a caller who only claims the email address. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the identity service; only the desk asks for them. */
  readonly groups?: readonly string[];
};

type ContextOf<N extends RouteName> = N extends CustomerRouteName
  ? [context: CallContext & { readonly caller: Caller }]
  : [context?: CallContext];

/** Implements one call. Input is already validated. HTTP and page loaders both use it. */
export type Handler<N extends RouteName> = (
  input: ParsedInput<N>,
  ...context: ContextOf<N>
) => Promise<Outcome<CallValue<N>, CallReason<N>>>;

export type Handlers = { readonly [N in RouteName]: Handler<N> };
