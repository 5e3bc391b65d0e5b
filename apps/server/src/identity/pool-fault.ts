import type { PoolAnswer } from '@wattle/providers/user-pool';
import { refusalFor } from '../http/problem.ts';

const TOO_MANY = 429;

/** What did not come to the pool, or back from it, in words that its callers know. */
export function poolFault(status: number, isCall: boolean): PoolAnswer {
  const { code, message } = refusalFor(status);
  const headers = { 'cache-control': 'no-store' };
  if (!isCall) {
    return { status: code, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  }
  const fault =
    status === TOO_MANY
      ? 'TooManyRequestsException'
      : code >= 500
        ? 'InternalErrorException'
        : 'InvalidParameterException';
  return {
    // a limit is said as Cognito says it
    status: status === TOO_MANY ? 400 : code,
    headers: { ...headers, 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': `${fault}:` },
    body: JSON.stringify({ __type: fault, message }),
  };
}
