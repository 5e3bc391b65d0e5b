import type { CallReason, CallValue, ParsedInput, RouteName } from '@wattle/contract';
import type { Failed, Outcome, ProductDocument } from '@wattle/domain';

export type CallOutcome<N extends RouteName> = Outcome<CallValue<N>, CallReason<N>>;

/** What a call is answered: always the same, or worked out from what was asked. */
export type Answer<N extends RouteName> =
  | CallOutcome<N>
  | ((input: ParsedInput<N>) => CallOutcome<N> | Promise<CallOutcome<N>>);

export type Answers = { readonly [N in RouteName]?: Answer<N> } & {
  /** What a lookup in the search index knows, which is no call of the client: products by their ids. */
  readonly products?: readonly ProductDocument[] | Failed;
};

/** A call that the page made, or its loader on the way. */
export type MadeCall = {
  readonly name: RouteName | 'products';
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** The token it came with. */
  readonly authorization: string | undefined;
};
