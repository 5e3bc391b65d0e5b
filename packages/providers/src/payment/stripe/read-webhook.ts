import { toCents } from '@wattle/domain/money';
import { isObject, type JsonObject, objectOf, parseJson, textOf, wholeOf } from '../json.ts';
import type { PaymentEvent, PaymentEventKind, WebhookRequest, WebhookResult } from '../port.ts';
import { idOf, readPaidWith } from './read-payment.ts';
import { isSignedEvent } from './sign-event.ts';
import type { StripeConfig } from './stripe-config.ts';

type Read = Pick<PaymentEvent, 'kind' | 'paymentReference' | 'reference' | 'orderReference'> & {
  readonly cents: number | undefined;
};

const orderOf = (object: JsonObject): string => textOf(objectOf(object, 'metadata') ?? {}, 'order') ?? '';

/** News of a payment: it carries the order, since the shop wrote that into it. */
const ofIntent = (kind: PaymentEventKind, amount: string) => (object: JsonObject, id: string) => ({
  ...{ kind: orderOf(object) === '' ? ('OTHER' as const) : kind, paymentReference: id, reference: id },
  ...{ orderReference: orderOf(object), cents: wholeOf(object, amount) },
});

/** Money is held: the charge has the words of the payment, and says with which card. */
const ofCharge = (object: JsonObject): Read => {
  const intent = idOf(object, 'payment_intent') ?? '';
  // what is taken already was held before
  const kind = object.captured === false && intent !== '' ? 'AUTHORISED' : 'OTHER';
  return ofIntent(kind, 'amount')(object, intent);
};

/** The bank let go of what was held for too long. */
const EXPIRIES: readonly (string | undefined)[] = ['automatic', 'expired'];

const ofCancelled = (object: JsonObject, id: string): Read => {
  const isExpired = EXPIRIES.includes(textOf(object, 'cancellation_reason'));
  return ofIntent(isExpired ? 'EXPIRED' : 'CANCELLED', 'amount')(object, id);
};

/** News of a page: closed, and nothing was paid; or paid in a way that failed afterwards. */
const ofSession = (kind: PaymentEventKind) => (object: JsonObject, id: string) => ({
  ...{ kind: textOf(object, 'client_reference_id') ? kind : ('OTHER' as const), reference: id },
  paymentReference: idOf(object, 'payment_intent') ?? id,
  orderReference: textOf(object, 'client_reference_id') ?? '',
  cents: wholeOf(object, 'amount_total'),
});

/** News of a refund or a dispute names the payment, and not the order. */
const ofPayment = (kind: PaymentEventKind, object: JsonObject, id: string): Read => {
  const paymentReference = idOf(object, 'payment_intent') ?? '';
  const about = { paymentReference, reference: id, orderReference: '', cents: wholeOf(object, 'amount') };
  return { kind: paymentReference === '' ? 'OTHER' : kind, ...about };
};

const REFUNDS: Readonly<Record<string, PaymentEventKind>> = {
  succeeded: 'REFUNDED',
  failed: 'REFUND_FAILED',
  canceled: 'REFUND_FAILED',
};
const ofRefund = (object: JsonObject, id: string): Read =>
  ofPayment(REFUNDS[textOf(object, 'status') ?? ''] ?? 'OTHER', object, id);

const ofDispute = (kind: PaymentEventKind) => (object: JsonObject, id: string) => ofPayment(kind, object, id);

/**
 * What the shop listens to. A try that failed on Stripe's page ends nothing, since the shopper may try again there:
 * `payment_intent.payment_failed` is not among them.
 */
const EVENTS: Readonly<Record<string, (object: JsonObject, id: string) => Read>> = {
  'charge.succeeded': ofCharge,
  'payment_intent.succeeded': ofIntent('CAPTURED', 'amount_received'),
  'payment_intent.canceled': ofCancelled,
  'checkout.session.expired': ofSession('NOTHING_TO_CANCEL'),
  'checkout.session.async_payment_failed': ofSession('AUTHORISATION_FAILED'),
  'refund.created': ofRefund,
  'refund.updated': ofRefund,
  'refund.failed': ofRefund,
  'charge.dispute.created': ofDispute('DISPUTED'),
  'charge.dispute.funds_withdrawn': ofDispute('CHARGED_BACK'),
  'charge.dispute.funds_reinstated': ofDispute('CHARGEBACK_REVERSED'),
};

/** The news in an event; `NONE`: of something else, or of a payment of somebody else on the same account. */
function readEvent(event: JsonObject): PaymentEvent | 'NONE' | null {
  const [eventId, type, seconds] = [textOf(event, 'id'), textOf(event, 'type'), wholeOf(event, 'created')];
  const object = objectOf(objectOf(event, 'data') ?? {}, 'object');
  const id = object && textOf(object, 'id');
  if (!eventId || !type || seconds === undefined || !object || !id) return null;
  const read = Object.hasOwn(EVENTS, type) ? EVENTS[type]?.(object, id) : undefined;
  if (!read || read.kind === 'OTHER') return 'NONE';
  const { cents, ...about } = read;
  const currency = textOf(object, 'currency')?.toUpperCase();
  if (cents === undefined) return null;
  return {
    id: eventId,
    ...about,
    amountCents: toCents(cents),
    ...(currency !== undefined && { currency }),
    ...readPaidWith(object),
    at: seconds * 1000,
  };
}

/** Reads an event only when it is signed, over the body as it came. */
export function readStripeWebhook(config: StripeConfig, { body, headers }: WebhookRequest): WebhookResult {
  const { webhookSecrets, clock = Date.now } = config;
  const signed = { body, header: headers['stripe-signature'] ?? '', nowMs: clock() };
  if (!isSignedEvent(webhookSecrets, signed)) return { status: 'FORGED' };
  const event = parseJson(body);
  const read = isObject(event) ? readEvent(event) : null;
  if (read === null) return { status: 'UNREADABLE' };
  return { status: 'ACCEPTED', events: read === 'NONE' ? [] : [read] };
}
