import { toCents } from '@wattle/domain/money';
import { isSameText } from '../is-same-text.ts';
import { isObject, type JsonObject, listOf, objectOf, parseJson, textOf, wholeOf } from '../json.ts';
import type { PaymentEvent, PaymentEventKind, WebhookRequest, WebhookResult } from '../port.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { toPaymentType } from './method-types.ts';
import { readCardMark } from './read-card-mark.ts';
import { signNotification } from './sign-notification.ts';

/** Our event kind by Adyen's code, for success and for failure. */
const KINDS: ReadonlyMap<string, readonly [PaymentEventKind, PaymentEventKind]> = new Map<
  string,
  readonly [PaymentEventKind, PaymentEventKind]
>([
  ['AUTHORISATION', ['AUTHORISED', 'AUTHORISATION_FAILED']],
  ['CAPTURE', ['CAPTURED', 'CAPTURE_FAILED']],
  ['CAPTURE_FAILED', ['CAPTURE_FAILED', 'OTHER']],
  ['CANCELLATION', ['CANCELLED', 'CANCEL_FAILED']],
  ['TECHNICAL_CANCEL', ['CANCELLED', 'CANCEL_FAILED']],
  ['REFUND', ['REFUNDED', 'REFUND_FAILED']],
  ['REFUND_FAILED', ['REFUND_FAILED', 'OTHER']],
  ['REFUNDED_REVERSED', ['REFUND_FAILED', 'OTHER']],
  ['ORDER_OPENED', ['PARTIAL_ORDER_OPENED', 'OTHER']],
  ['ORDER_CLOSED', ['PARTIAL_ORDER_PAID', 'PARTIAL_ORDER_CANCELLED']],
  ['EXPIRE', ['EXPIRED', 'OTHER']],
  ['OFFER_CLOSED', ['EXPIRED', 'OTHER']],
  ['REQUEST_FOR_INFORMATION', ['DISPUTED', 'OTHER']],
  ['NOTIFICATION_OF_CHARGEBACK', ['DISPUTED', 'OTHER']],
  ['CHARGEBACK', ['CHARGED_BACK', 'OTHER']],
  ['SECOND_CHARGEBACK', ['CHARGED_BACK', 'OTHER']],
  ['CHARGEBACK_REVERSED', ['CHARGEBACK_REVERSED', 'OTHER']],
]);

function isSigned({ hmacKeys }: AdyenConfig, item: JsonObject): boolean {
  const signature = textOf(objectOf(item, 'additionalData') ?? {}, 'hmacSignature');
  return signature !== undefined && hmacKeys.some((key) => isSameText(signature, signNotification(key, item)));
}

function isLoggedIn({ webhookLogin }: AdyenConfig, { headers }: WebhookRequest): boolean {
  if (!webhookLogin) return true;
  const wanted = Buffer.from(`${webhookLogin.username}:${webhookLogin.password}`).toString('base64');
  return isSameText(headers.authorization ?? '', `Basic ${wanted}`);
}

function kindOf(item: JsonObject, hasWorked: boolean): PaymentEventKind {
  const eventCode = textOf(item, 'eventCode') ?? '';
  // cancelled by our reference, but there was no payment under it
  if (eventCode === 'TECHNICAL_CANCEL' && !hasWorked && !textOf(item, 'originalReference')) return 'NOTHING_TO_CANCEL';
  const [well, badly] = KINDS.get(eventCode) ?? ['OTHER', 'OTHER'];
  return hasWorked ? well : badly;
}

function readEvent(item: JsonObject): PaymentEvent | null {
  const [eventCode, reference] = [textOf(item, 'eventCode'), textOf(item, 'pspReference')];
  const amount = objectOf(item, 'amount') ?? {};
  const [value, currency] = [wholeOf(amount, 'value'), textOf(amount, 'currency')];
  const at = Date.parse(textOf(item, 'eventDate') ?? '');
  if (!eventCode || !reference || value === undefined || Number.isNaN(at)) return null;
  const hasWorked = item.success === 'true' || item.success === true;
  return {
    id: `${eventCode}:${reference}:${hasWorked}`,
    kind: kindOf(item, hasWorked),
    paymentReference: textOf(item, 'originalReference') ?? reference,
    reference,
    orderReference: textOf(item, 'merchantReference') ?? '',
    amountCents: toCents(value),
    ...(currency !== undefined && { currency }),
    type: toPaymentType(textOf(item, 'paymentMethod') ?? ''),
    ...readCardMark(item, textOf(item, 'paymentMethod')),
    at,
  };
}

/** Reads a notification if every item's signature is valid. Skips items of other merchant accounts. */
export function readWebhook(config: AdyenConfig, request: WebhookRequest): WebhookResult {
  if (!isLoggedIn(config, request)) return { status: 'FORGED' };
  const body = parseJson(request.body);
  if (!isObject(body)) return { status: 'UNREADABLE' };
  const given = listOf(body, 'notificationItems');
  const items = given.map((entry) => objectOf(entry, 'NotificationRequestItem')).filter((item) => item !== undefined);
  if (items.length === 0 || items.length !== given.length) return { status: 'UNREADABLE' };
  if (!items.every((item) => isSigned(config, item))) return { status: 'FORGED' };
  const ours = items.filter((item) => item.merchantAccountCode === config.merchantAccount);
  const events = ours.map(readEvent);
  const read = events.filter((event) => event !== null);
  return read.length === events.length ? { status: 'ACCEPTED', events: read } : { status: 'UNREADABLE' };
}
