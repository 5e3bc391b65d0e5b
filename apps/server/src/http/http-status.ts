import type { CallCode } from '@wattle/domain/errors';
import { type Outcome, unreachable } from '@wattle/domain/results';

/** Codes that become 404. This file is the one place where a result becomes an HTTP status. */
const isNotFound = (code: CallCode): boolean => code.endsWith('_NOT_FOUND') || code === 'CustomerNotFound';

export function httpStatus(outcome: Outcome<unknown, CallCode>): number {
  switch (outcome.status) {
    case 'SUCCESS':
      return 200;
    case 'REJECTED':
      if (outcome.reasons.some(({ code }) => code === 'ACCOUNT_NOT_AUTHENTICATED')) return 401;
      if (outcome.reasons.some(({ code }) => isNotFound(code))) return 404;
      return outcome.reasons.some(({ code }) => code === 'MISSING_DATA') ? 400 : 422;
    case 'ERROR':
      if (outcome.code === 'CONFLICT') return 409;
      return outcome.code === 'TIMEOUT' ? 504 : outcome.retryable ? 503 : 500;
    default:
      return unreachable(outcome);
  }
}
