import { sqlStateOf } from './database-error.ts';

/** SQLSTATEs of a stale plan: a table has changed, or the statement no longer exists. */
const STALE = new Set(['0A000', '26000']);

export const isStale = (error: unknown): boolean => STALE.has(sqlStateOf(error) ?? '');

/** A statement was planned for a table that has changed since: the transaction is worth another try. */
export class StaleStatement extends Error {
  readonly statement: string;

  constructor(statement: string, options: ErrorOptions) {
    super(`The statement '${statement}' was planned before its table changed.`, options);
    this.name = 'StaleStatement';
    this.statement = statement;
  }
}

/** What the server said, for an error that is not over with a new plan. */
export const unwrapStale = (error: unknown): unknown => (error instanceof StaleStatement ? error.cause : error);
