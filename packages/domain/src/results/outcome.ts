/** Why a rule or a third party rejected something: a code, never a sentence. */
export type Reason<C extends string> = {
  readonly code: C;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};
export type Success<T> = { readonly status: 'SUCCESS'; readonly value: T };
export type Rejected<C extends string> = { readonly status: 'REJECTED'; readonly reasons: readonly Reason<C>[] };
export type Failed = {
  readonly status: 'ERROR';
  readonly code: 'TIMEOUT' | 'UNAVAILABLE' | 'CONFLICT';
  readonly retryable: boolean;
};
export type Outcome<T, C extends string> = Success<T> | Rejected<C> | Failed;

export const success = <T>(value: T): Success<T> => ({ status: 'SUCCESS', value });
export const rejected = <C extends string>(...reasons: readonly Reason<C>[]): Rejected<C> => ({
  status: 'REJECTED',
  reasons,
});
export const failed = (code: Failed['code'], retryable = true): Failed => ({ status: 'ERROR', code, retryable });

/** Ends a switch over a closed union: a new member breaks the build here. */
export function unreachable(x: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(x)}`);
}
