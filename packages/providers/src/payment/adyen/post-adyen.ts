import { createHash } from 'node:crypto';
import { isObject, type JsonObject, parseJson, textOf } from '../json.ts';
import { brokenCall, type Repeatable, repeatCall, type Unanswered, untilDeadline } from '../repeat-call.ts';
import type { AdyenConfig } from './adyen-config.ts';

export type AdyenAnswer =
  | { readonly kind: 'ANSWERED'; readonly body: JsonObject }
  /** Not taken, and it never will be as it is. */
  | { readonly kind: 'REFUSED'; readonly status: number; readonly errorCode: string }
  | Unanswered;

type Attempt = AdyenAnswer & Repeatable;

export type AdyenCall = {
  readonly path: string;
  readonly body: JsonObject;
  readonly deadlineAt: number;
  /** Null for a call that changes nothing. */
  readonly idempotencyKey: string | null;
};

/** The same key is at work already. */
const IN_PROGRESS = '704';

/** Adyen takes keys of at most 64 characters. */
const shortKey = (key: string): string => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'));

/** Between us and Adyen, or told to be passing. With the same key asking again cannot pay twice. */
const isPassing = ({ status, headers }: Response): boolean =>
  status === 429 || (status >= 502 && status <= 504) || headers.get('transient-error') === 'true';

function readResponse(response: Response, text: string): Attempt {
  const body = parseJson(text);
  if (response.ok)
    return isObject(body) ? { kind: 'ANSWERED', body } : { kind: 'UNKNOWN', problem: 'UNREADABLE', again: 'SOON' };
  const errorCode = isObject(body) ? (textOf(body, 'errorCode') ?? '') : '';
  if (errorCode === IN_PROGRESS || response.status === 409)
    return { kind: 'UNKNOWN', problem: 'IN_PROGRESS', again: 'UNTIL_DEADLINE' };
  if (isPassing(response)) return { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };
  if (response.status >= 500 || errorCode === '') return { kind: 'UNKNOWN', problem: 'UNAVAILABLE' };
  return { kind: 'REFUSED', status: response.status, errorCode };
}

/** Asks once. Neither the key nor what is said of a person goes further than here. */
async function ask(config: AdyenConfig, call: AdyenCall, remainingMs: number): Promise<Attempt> {
  const { apiUrl, apiKey, fetch: send = fetch } = config;
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
    return readResponse(response, await response.text());
  } catch (error) {
    return brokenCall(error);
  }
}

/** Asks until there is an answer, there is no sense in asking again, or the time is over. */
export const postAdyen = (config: AdyenConfig, call: AdyenCall): Promise<AdyenAnswer> =>
  repeatCall((remainingMs) => ask(config, call, remainingMs), { deadlineAt: call.deadlineAt, now: config.clock });
