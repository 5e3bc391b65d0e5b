import type { CallReason, CallValue, ParsedInput, RouteName } from '@wattle/contract';
import type { Failed, Outcome } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';

export type CallOutcome<N extends RouteName> = Outcome<CallValue<N>, CallReason<N>>;

/** The answer to a call: fixed, or computed from its input. */
export type Answer<N extends RouteName> =
  | CallOutcome<N>
  | ((input: ParsedInput<N>) => CallOutcome<N> | Promise<CallOutcome<N>>);

export type Answers = { readonly [N in RouteName]?: Answer<N> } & {
  /** Products for search index lookups by id, which bypass the client. */
  readonly products?: readonly ProductDocument[] | Failed;
};

/** A call made by the page or its loader. */
export type MadeCall = {
  readonly name: RouteName | 'products';
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  /** Its bearer token. */
  readonly authorization: string | undefined;
};
