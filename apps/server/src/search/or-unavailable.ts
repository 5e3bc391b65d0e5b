import { type Failed, failed, SearchResultError } from '@wattle/domain';
import { SearchFailure } from '@wattle/providers/search';

const TIMEOUTS = [408, 504];
/** Too many questions at once; an index that is still to be filled. */
const NOT_NOW = [429, 404];

/** A search service that is away is a result, not a fault of ours; a question that makes no sense is. */
export async function orUnavailable<T>(ask: () => Promise<T>): Promise<T | Failed> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SearchFailure || error instanceof SearchResultError)) throw error;
    if (TIMEOUTS.includes(error.status)) return failed('TIMEOUT');
    if (error.status >= 500 || NOT_NOW.includes(error.status)) return failed('UNAVAILABLE');
    throw error;
  }
}
