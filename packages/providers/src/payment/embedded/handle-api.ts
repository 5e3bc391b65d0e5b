import { isSameText } from '../is-same-text.ts';
import { isObject, type JsonObject, objectOf, parseJson, textOf } from '../json.ts';
import { type Fault, faultOf } from './forced-outcomes.ts';
import { findOperation } from './operations/operations.ts';
import type { ServiceAnswer, ServiceContext } from './service-context.ts';
import { sayError } from './service-error.ts';
import type { RunningScript } from './service-script.ts';
import { ANSWER_SECONDS } from './settings.ts';
import { type Transaction, transact } from './transact.ts';

export type ApiCall = {
  /** Below the version: `/payments`. */
  readonly path: string;
  readonly apiKey: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: string;
};

export type ApiParts = {
  readonly service: ServiceContext;
  readonly script: RunningScript;
  readonly pause: (milliseconds: number) => Promise<void>;
};

const KEY_LENGTH = 64;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const GARBAGE: ServiceAnswer = { status: 200, headers: HTML, body: '<!doctype html><title>Bad gateway</title>' };
const DOWN: ServiceAnswer = { status: 503, headers: HTML, body: '<!doctype html><title>Service unavailable</title>' };
const LOST: ServiceAnswer = { status: 504, headers: HTML, body: '<!doctype html><title>Gateway timeout</title>' };

type Found = { readonly answer: ServiceAnswer; readonly isReplay: boolean };
type Work = (tx: Transaction) => Promise<ServiceAnswer>;

/** Repeats the stored answer for a known key. Answer and effect are saved in one transaction. */
async function once({ store, clock }: ServiceContext, key: string | undefined, work: Work): Promise<Found> {
  return transact(store, async (tx) => {
    if (key === undefined) return { answer: await work(tx), isReplay: false };
    const known = await tx.findSeldom('answer', key);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'idempotency-key': key };
    if (known) return { answer: { ...known, headers }, isReplay: true };
    const { status, body } = await work(tx);
    tx.put('answer', key, { status, body }, { expiresAt: clock() + ANSWER_SECONDS * 1000 });
    return { answer: { status, body, headers }, isReplay: false };
  });
}

/** Why the call is invalid, if it is. */
function checkCall({ settings }: ServiceContext, call: ApiCall, body: unknown): ServiceAnswer | undefined {
  if (!isSameText(call.apiKey ?? '', settings.apiKey))
    return sayError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
  if (!isObject(body)) return sayError(400, '702', 'The request is no JSON object.');
  const merchant = textOf(body, 'merchantAccount');
  // /payments/details has no merchant account: its token identifies the payment
  if (call.path !== '/payments/details' && merchant !== settings.merchantAccount)
    return sayError(403, '901', 'Invalid Merchant Account', 'security');
  if ((call.idempotencyKey?.length ?? 0) > KEY_LENGTH)
    return sayError(422, '14_0425', 'The idempotency key is too long.');
  return undefined;
}

/** Fails before doing anything. */
function refuseFaulty(fault: Fault | null): ServiceAnswer | undefined {
  if (fault === 'DOWN') return DOWN;
  if (fault === 'IN_PROGRESS') return sayError(422, '704', 'Request already processed or in progress');
  if (fault !== 'TRANSIENT') return undefined;
  const answer = sayError(500, '903', 'Internal error', 'internal');
  return { ...answer, headers: { ...answer.headers, 'transient-error': 'true' } };
}

/** Does the work, but loses the answer. */
async function spoil({ service, pause }: ApiParts, { answer, isReplay }: Found, fault: Fault | null) {
  if (fault === 'GARBAGE') return GARBAGE;
  if (fault === 'LOST_ANSWER' && !isReplay) return LOST;
  if (fault === 'SLOW' && !isReplay) await pause(service.settings.slowMs);
  return answer;
}

const holderOf = (body: JsonObject): string | undefined => textOf(objectOf(body, 'paymentMethod') ?? {}, 'holderName');

/** Answers one Checkout API call. */
export async function handleApi(parts: ApiParts, call: ApiCall): Promise<ServiceAnswer> {
  const { service, script } = parts;
  const found = findOperation(call.path);
  if (!found) return sayError(404, '404', 'Not found', 'configuration');
  const body = parseJson(call.body);
  const problem = checkCall(service, call, body);
  if (problem || !isObject(body)) return problem ?? sayError(400, '702', 'The request is no JSON object.');
  const fault = script.takeFault() ?? faultOf(holderOf(body));
  const refused = refuseFaulty(fault);
  if (refused) return refused;
  const { operation, reference } = found;
  const answered = await once(service, call.idempotencyKey, (tx) => operation(service, tx, { body, reference }));
  return spoil(parts, answered, fault);
}
