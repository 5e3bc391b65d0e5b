import { sqlStateOf } from './database-error.ts';

/**
 * Why the database cannot serve this request now. AWAY: it cannot be reached. EXHAUSTED: it answers, but has run out of
 * disk, memory or connections. READ_ONLY: it answers, but takes no writes, like a standby. BUSY: it serves others, but
 * this statement or its wait for a lock took too long.
 */
export type DatabaseFault = 'AWAY' | 'EXHAUSTED' | 'READ_ONLY' | 'BUSY';

/** Connection, operator intervention, and an end for a transaction that was idle for too long. */
const AWAY_STATES = /^(08|57P|25P03)/;
const READ_ONLY_STATE = '25006';
/** A lock that was not to be had in time, and a statement that was cancelled or took too long. */
const BUSY_STATES = ['55P03', '57014'];
/** Resources, and errors of the operating system below the server. */
const EXHAUSTED_STATES = /^(53|58)/;
const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const EXHAUSTED_CODES = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];
/** The driver's own errors have no code. */
const LOST = /connection (terminated|ended|error)|not queryable|timeout exceeded when trying to connect|is closed/i;

const SAYS: Readonly<Record<DatabaseFault, string>> = {
  AWAY: 'The database is away.',
  EXHAUSTED: 'The database has run out of resources.',
  READ_ONLY: 'The database takes no writes.',
  BUSY: 'The database took too long.',
};

/** The database cannot serve this request now. Later it may, so over HTTP this is 503. */
export class DatabaseUnavailable extends Error {
  readonly fault: DatabaseFault;
  readonly statusCode = 503;

  constructor(fault: DatabaseFault, options?: ErrorOptions) {
    super(SAYS[fault], options);
    this.name = 'DatabaseUnavailable';
    this.fault = fault;
  }
}

/** A call did not get its turn at the database in time: somebody else had it. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The fault behind an error; undefined for a bad statement, which is a bug. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseUnavailable) return error.fault;
  if (error instanceof DatabaseBusy) return 'EXHAUSTED';
  const state = sqlStateOf(error);
  if (state !== undefined && /\d/.test(state)) return ofState(state);
  const code = 'code' in error ? String(error.code) : '';
  if (EXHAUSTED_CODES.includes(code)) return 'EXHAUSTED';
  return AWAY_CODES.includes(code) || LOST.test(error.message) ? 'AWAY' : undefined;
}

function ofState(state: string): DatabaseFault | undefined {
  if (EXHAUSTED_STATES.test(state)) return 'EXHAUSTED';
  if (state === READ_ONLY_STATE) return 'READ_ONLY';
  if (BUSY_STATES.includes(state)) return 'BUSY';
  return AWAY_STATES.test(state) ? 'AWAY' : undefined;
}
