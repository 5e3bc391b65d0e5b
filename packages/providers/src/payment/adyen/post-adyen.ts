import { createHash } from 'node:crypto';
import { fetchOutside, isShutOut } from '../../outside/index.ts';
import { isObject, type JsonObject, parseJson, textOf } from '../json.ts';
import { brokenCall, type Repeatable, repeatCall, shutOut, type Unanswered, untilDeadline } from '../repeat-call.ts';
import type { AdyenConfig, AdyenFetch } from './adyen-config.ts';

export type AdyenAnswer =
  | { readonly kind: 'ANSWERED'; readonly body: JsonObject }
  /** Rejected for good: retrying the same call cannot help. */
  | { readonly kind: 'REFUSED'; readonly status: number; readonly errorCode: string }
  | Unanswered;

type Attempt = AdyenAnswer & Repeatable;
type AdyenResponse = Awaited<ReturnType<AdyenFetch>>;

export type AdyenCall = {
  readonly path: string;
  readonly body: JsonObject;
  readonly deadlineAt: number;
  /** Null for a read-only call. */
  readonly idempotencyKey: string | null;
};

/** A call with the same key is in progress. */
const IN_PROGRESS = '704';
/** No such merchant account, whatever the status. */
const WRONG_ACCOUNT = '901';

/** Adyen limits keys to 64 characters. */
const shortKey = (key: string): string => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'));

/** Network faults and errors that Adyen calls temporary. A retry with the same key cannot pay twice. */
const isPassing = ({ status, headers }: AdyenResponse): boolean =>
  status === 429 || (status >= 502 && status <= 504) || headers.get('transient-error') === 'true';

function readResponse({ onAccess }: AdyenConfig, response: AdyenResponse, text: string): Attempt {
  const body = parseJson(text);
  if (response.ok) {
    onAccess?.(null);
    return isObject(body) ? { kind: 'ANSWERED', body } : { kind: 'UNKNOWN', problem: 'UNREADABLE', again: 'SOON' };
  }
  const errorCode = isObject(body) ? (textOf(body, 'errorCode') ?? '') : '';
  if (errorCode === IN_PROGRESS || response.status === 409)
    return { kind: 'UNKNOWN', problem: 'IN_PROGRESS', again: 'UNTIL_DEADLINE' };
  if (isPassing(response)) return { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };
  // who has nothing there and does not say it in Adyen's words is not Adyen
  const isOut = isShutOut(response.status) && (response.status !== 404 || errorCode !== '');
  if (isOut || errorCode === WRONG_ACCOUNT)
    return shutOut(`status ${response.status}, error ${errorCode || 'none'}`, onAccess);
  if (response.status >= 500 || errorCode === '') return { kind: 'UNKNOWN', problem: 'UNAVAILABLE' };
  return { kind: 'REFUSED', status: response.status, errorCode };
}

/** One attempt. Errors contain neither the API key nor personal data. */
async function ask(config: AdyenConfig, call: AdyenCall, remainingMs: number): Promise<Attempt> {
  const { apiUrl, apiKey, fetch: send = fetchOutside } = config;
  try {
    const response = await send(`${apiUrl}${call.path}`, {
      method: 'POST',
      headers: {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        ...(call.idempotencyKey === null ? {} : { 'idempotency-key': shortKey(call.idempotencyKey) }),
      },
      body: JSON.stringify(call.body),
      redirect: 'error',
      signal: untilDeadline(remainingMs),
    });
    return readResponse(config, response, await response.text());
  } catch (error) {
    return brokenCall(error);
  }
}

/** Retries until there is an answer, a permanent error, or the deadline. */
export const postAdyen = (config: AdyenConfig, call: AdyenCall): Promise<AdyenAnswer> =>
  repeatCall((remainingMs) => ask(config, call, remainingMs), { deadlineAt: call.deadlineAt, now: config.clock });
