type SearchResultFault = { readonly message: string; readonly status: number };
type FaultyResult = { readonly error: SearchResultFault };

/** One of several search requests failed. */
export class SearchResultError extends Error {
  readonly status: number;
  constructor({ message, status }: SearchResultFault) {
    super(message);
    this.name = 'SearchResultError';
    this.status = status;
  }
}

/** Throws an error result, so that it cannot pass for an empty one [D-8-14]. */
export function parseSearchResult<R extends object>(result: R): Exclude<R, FaultyResult> {
  if (isFaulty(result)) throw new SearchResultError(result.error);
  return result as Exclude<R, FaultyResult>;
}

function isFaulty(result: object): result is FaultyResult {
  return 'error' in result && typeof result.error === 'object' && result.error !== null;
}
