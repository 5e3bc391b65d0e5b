import { type Failed, failed } from '@wattle/domain';
import { sqlStateOf } from './database-error.ts';

/** Classes of a server that cannot answer now: connections, resources, an operator who stops it. */
const AWAY = /^(08|53|57P)/;
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** The driver's own words have no code. */
const LOST = /connection (terminated|ended|error)|not queryable|timeout exceeded when trying to connect|is closed/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state !== undefined) return AWAY.test(state);
  return ('code' in error && SYSTEM.includes(String(error.code))) || LOST.test(error.message);
}

/** A database that is away is a result that another try may change; a statement that makes no sense is a fault. */
export async function orDatabaseAway<T>(work: () => Promise<T>): Promise<T | Failed> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    return failed('UNAVAILABLE');
  }
}
