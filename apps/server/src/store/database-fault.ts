import { sqlStateOf } from './database-error.ts';

/**
 * Why the database cannot serve anyone now. AWAY: it cannot be reached, or does not write. EXHAUSTED: it answers, but
 * has run out of disk, memory or connections.
 */
export type DatabaseFault = 'AWAY' | 'EXHAUSTED';

/** Connection, operator intervention, and a former primary that only reads. */
const AWAY_STATES = /^(08|57P|25006)/;
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

/** The database cannot serve this request now. Later it may, so over HTTP this is 503. */
export class DatabaseUnavailable extends Error {
  readonly fault: DatabaseFault;
  readonly statusCode = 503;

  constructor(fault: DatabaseFault, options?: ErrorOptions) {
    super(fault === 'AWAY' ? 'The database is away.' : 'The database has run out of resources.', options);
    this.name = 'DatabaseUnavailable';
    this.fault = fault;
  }
}

/** The fault behind an error; undefined for a bad statement, which is a bug. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseUnavailable) return error.fault;
  const state = sqlStateOf(error);
  if (state !== undefined && /\d/.test(state)) return ofState(state);
  const code = 'code' in error ? String(error.code) : '';
  if (EXHAUSTED_CODES.includes(code)) return 'EXHAUSTED';
  return AWAY_CODES.includes(code) || LOST.test(error.message) ? 'AWAY' : undefined;
}

function ofState(state: string): DatabaseFault | undefined {
  if (EXHAUSTED_STATES.test(state)) return 'EXHAUSTED';
  return AWAY_STATES.test(state) ? 'AWAY' : undefined;
}
