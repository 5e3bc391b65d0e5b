import type { CallInput, CallReason, CallValue, RouteName } from '@wattle/contract';
import type { Outcome } from '@wattle/domain';

export type CallOutcome<N extends RouteName> = Outcome<CallValue<N>, CallReason<N>>;

/** What a call is answered: always the same, or worked out from what was asked. */
export type Answer<N extends RouteName> =
  | CallOutcome<N>
  | ((input: CallInput<N>) => CallOutcome<N> | Promise<CallOutcome<N>>);

export type Answers = { readonly [N in RouteName]?: Answer<N> };

/** A call that the page made, or its loader on the way. */
export type MadeCall = {
  readonly name: RouteName;
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** The token it came with. */
  readonly authorization: string | undefined;
};
