import { type Failed, failed } from '@wattle/domain/results';
import { faultOf } from './database-fault.ts';

/** An unavailable database is a result that may be retried. A bad statement is a bug and throws. */
export async function orDatabaseAway<T>(work: () => Promise<T>): Promise<T | Failed> {
  try {
    return await work();
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return failed('UNAVAILABLE');
  }
}
