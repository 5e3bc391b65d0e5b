import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject, type JsonObject, parseJson, textOf } from '../json.ts';
import type { Unknown } from '../port.ts';
import type { AdyenConfig } from './adyen-config.ts';

export type AdyenAnswer =
  | { readonly kind: 'ANSWERED'; readonly body: JsonObject }
  /** Rejected for good: retrying the same call cannot help. */
  | { readonly kind: 'REFUSED'; readonly status: number; readonly errorCode: string }
  | { readonly kind: 'UNKNOWN'; readonly problem: Unknown['problem'] };

type Attempt = AdyenAnswer & { readonly again?: 'SOON' | 'UNTIL_DEADLINE' };

export type AdyenCall = {
  readonly path: string;
  readonly body: JsonObject;
  readonly deadlineAt: number;
  /** Null for a read-only call. */
  readonly idempotencyKey: string | null;
};

/** A call with the same key is in progress. */
const IN_PROGRESS = '704';
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Adyen limits keys to 64 characters. */
const shortKey = (key: string): string => (key.length <= 64 ? key : createHash('sha256').update(key).digest('hex'));

const isLate = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Network faults and errors that Adyen calls temporary. A retry with the same key cannot pay twice. */
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

/** One attempt. Errors contain neither the API key nor personal data. */
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
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(remainingMs))),
    });
    return readResponse(response, await response.text());
  } catch (error) {
    if (isLate(error)) return { kind: 'UNKNOWN', problem: 'TIMEOUT' };
    return { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };
  }
}

/** Retries until there is an answer, a permanent error, or the deadline. */
export async function postAdyen(config: AdyenConfig, call: AdyenCall): Promise<AdyenAnswer> {
  const now = config.clock ?? Date.now;
  let wait = FIRST_PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const remaining = call.deadlineAt - now();
    if (remaining <= 0) return { kind: 'UNKNOWN', problem: 'TIMEOUT' };
    const answer = await ask(config, call, remaining);
    if (!answer.again || (answer.again === 'SOON' && attempt >= ATTEMPTS)) return answer;
    if (now() + wait >= call.deadlineAt) return answer;
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}
