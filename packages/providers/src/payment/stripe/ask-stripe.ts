import { fetchOutside, isShutOut } from '../../outside/index.ts';
import { isObject, type JsonObject, objectOf, parseJson, textOf } from '../json.ts';
import type { Refused, Unknown } from '../port.ts';
import { refused } from '../refused.ts';
import { brokenCall, type Repeatable, repeatCall, shutOut, type Unanswered, untilDeadline } from '../repeat-call.ts';
import { STRIPE_VERSION, type StripeConfig } from './stripe-config.ts';
import { type FormObject, writeForm } from './write-form.ts';

export type StripeAnswer =
  | { readonly kind: 'ANSWERED'; readonly body: JsonObject }
  /** Not taken, and it never will be as it is. */
  | { readonly kind: 'REFUSED'; readonly status: number; readonly errorCode: string }
  | Unanswered;

type Attempt = StripeAnswer & Repeatable;

export type StripeCall = {
  readonly path: string;
  readonly deadlineAt: number;
} & (
  | { readonly method: 'GET'; readonly query?: FormObject }
  | { readonly method: 'POST'; readonly form: FormObject; readonly idempotencyKey: string }
);

/** Stripe says itself where asking again makes sense; with the same key it cannot pay twice. */
function isPassing({ status, headers }: Response): boolean {
  const said = headers.get('stripe-should-retry');
  return said === null ? status === 429 || (status >= 502 && status <= 504) : said === 'true';
}

function readResponse({ onAccess }: StripeConfig, response: Response, text: string): Attempt {
  const body = parseJson(text);
  if (response.ok) {
    onAccess?.(null);
    return isObject(body) ? { kind: 'ANSWERED', body } : { kind: 'UNKNOWN', problem: 'UNREADABLE', again: 'SOON' };
  }
  const error = isObject(body) ? objectOf(body, 'error') : undefined;
  // the same key is at work already, or the payment is
  if (response.status === 409) return { kind: 'UNKNOWN', problem: 'IN_PROGRESS', again: 'UNTIL_DEADLINE' };
  if (isPassing(response)) return { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };
  if (response.status >= 500 || response.status === 429 || !error) return { kind: 'UNKNOWN', problem: 'UNAVAILABLE' };
  const errorCode = textOf(error, 'code') ?? textOf(error, 'type') ?? '';
  // the shop asks only for what Stripe gave it: a key of another account finds none of it
  if (isShutOut(response.status)) return shutOut(`status ${response.status}, error ${errorCode}`, onAccess);
  return { kind: 'REFUSED', status: response.status, errorCode };
}

/** Asks once. Neither the key nor what is said of a person goes further than here. */
async function ask(config: StripeConfig, call: StripeCall, remainingMs: number): Promise<Attempt> {
  const query = call.method === 'GET' && call.query ? `?${writeForm(call.query)}` : '';
  const { apiUrl, secretKey } = config;
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION };
  const sent =
    call.method === 'GET'
      ? { headers }
      : { headers: { ...headers, 'idempotency-key': call.idempotencyKey }, body: writeForm(call.form) };
  try {
    const response = await fetchOutside(`${apiUrl}/v1${call.path}${query}`, {
      ...sent,
      method: call.method,
      redirect: 'error',
      signal: untilDeadline(remainingMs),
    });
    return readResponse(config, response, await response.text());
  } catch (error) {
    return brokenCall(error);
  }
}

/** Asks until there is an answer, there is no sense in asking again, or the time is over. */
export const askStripe = (config: StripeConfig, call: StripeCall): Promise<StripeAnswer> =>
  repeatCall((remainingMs) => ask(config, call, remainingMs), { deadlineAt: call.deadlineAt, now: config.clock });

/** What is not an answer becomes a refusal of the call, or something that is not known. */
export function readFailure(answer: Exclude<StripeAnswer, { readonly kind: 'ANSWERED' }>): Refused | Unknown {
  if (answer.kind === 'UNKNOWN') return { status: 'UNKNOWN', problem: answer.problem };
  return refused('CALL_REFUSED', `status ${answer.status}, error ${answer.errorCode}`);
}
