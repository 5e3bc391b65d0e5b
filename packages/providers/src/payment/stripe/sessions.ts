import { type JsonObject, objectOf, textOf } from '../json.ts';
import type { ContinueInput, ModificationOutcome, MutatingCall, PaymentOutcome } from '../port.ts';
import { refused } from '../refused.ts';
import { askStripe, readFailure, type StripeAnswer } from './ask-stripe.ts';
import { idOf, readIntent, readLeft } from './read-payment.ts';
import type { StripeConfig } from './stripe-config.ts';
import { leftMark } from './write-session.ts';

type Deadline = Pick<MutatingCall, 'deadlineAt'>;

/** With the payment, and with what it was paid. */
const lookAt = (config: StripeConfig, session: string, { deadlineAt }: Deadline): Promise<StripeAnswer> =>
  askStripe(config, {
    ...{ method: 'GET', path: `/checkout/sessions/${encodeURIComponent(session)}`, deadlineAt },
    query: { expand: ['payment_intent.latest_charge'] },
  });

/** Nobody can pay there any more; refused where somebody has. */
const close = (config: StripeConfig, session: string, call: MutatingCall): Promise<StripeAnswer> =>
  askStripe(config, {
    ...{ method: 'POST', path: `/checkout/sessions/${encodeURIComponent(session)}/expire`, form: {} },
    ...{ deadlineAt: call.deadlineAt, idempotencyKey: `${call.idempotencyKey}-close` },
  });

/** What a session says once it is not open any more. */
function readOver(session: JsonObject, asked: number | null): PaymentOutcome {
  const intent = objectOf(session, 'payment_intent');
  if (textOf(session, 'status') === 'expired') return readLeft(intent);
  return intent ? readIntent(intent, asked) : { status: 'UNKNOWN', problem: 'UNREADABLE' };
}

/** Whether what the shopper brought back is of this page: its id, or the mark of who left it. */
function isOfPage(config: StripeConfig, { details, orderReference = '', pageReference }: ContinueInput): boolean {
  const result = textOf(details, 'redirectResult');
  return result !== undefined && (result === pageReference || result === leftMark(config, orderReference));
}

/**
 * After Stripe's page. Who comes back from a page that is still open has left it: it is closed, so that nothing can be
 * paid for an order that is given up.
 */
export async function continueSession(config: StripeConfig, input: ContinueInput): Promise<PaymentOutcome> {
  const { pageReference: page, amountCents = null } = input;
  if (page === undefined || !isOfPage(config, input)) return refused('CALL_REFUSED', 'details of another payment');
  const found = await lookAt(config, page, input);
  if (found.kind !== 'ANSWERED') return readFailure(found);
  const isOurs = input.orderReference === undefined || found.body.client_reference_id === input.orderReference;
  if (!isOurs) return refused('CALL_REFUSED', 'the page of another order');
  if (textOf(found.body, 'status') !== 'open') return readOver(found.body, amountCents);
  const closed = await close(config, page, input);
  if (closed.kind === 'ANSWERED') return readLeft(objectOf(found.body, 'payment_intent'));
  if (closed.kind === 'UNKNOWN') return readFailure(closed);
  // it was paid in the moment between
  const again = await lookAt(config, page, input);
  return again.kind === 'ANSWERED' ? readOver(again.body, amountCents) : readFailure(again);
}

/** Cancels what is held for a payment. */
export async function cancelIntent(
  config: StripeConfig,
  intent: string,
  { deadlineAt, idempotencyKey }: MutatingCall,
): Promise<ModificationOutcome> {
  const path = `/payment_intents/${encodeURIComponent(intent)}/cancel`;
  const answer = await askStripe(config, { method: 'POST', path, form: {}, deadlineAt, idempotencyKey });
  return answer.kind === 'ANSWERED' ? { status: 'RECEIVED', reference: intent } : readFailure(answer);
}

/** Closes a page or, where it was paid, cancels what is held. Refused: nothing is held, and nothing can be any more. */
export async function cancelSession(
  config: StripeConfig,
  page: string,
  call: MutatingCall,
): Promise<ModificationOutcome> {
  const closed = await close(config, page, call);
  if (closed.kind === 'ANSWERED') return { status: 'RECEIVED', reference: page };
  if (closed.kind === 'UNKNOWN') return readFailure(closed);
  const found = await lookAt(config, page, call);
  if (found.kind !== 'ANSWERED') return readFailure(found);
  const intent = idOf(found.body, 'payment_intent');
  if (textOf(found.body, 'status') !== 'complete' || !intent) return refused('CANCELLED', 'nothing is held');
  return cancelIntent(config, intent, call);
}
