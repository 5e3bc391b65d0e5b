import { SearchResultError } from '@wattle/domain/listing';
import { type Failed, failed } from '@wattle/domain/results';
import { SearchFailure } from '@wattle/providers/search';

const TIMEOUTS = [408, 504];
/** Rate limited, or the index is not filled yet. */
const NOT_NOW = [429, 404];

/** An unavailable search service is a result. An invalid search is a bug and throws. */
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
