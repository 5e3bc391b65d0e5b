import { formatPrice, toCents } from '@wattle/domain/money';
import { nameOfLine, type Order, type OrderRefund, type RefundState, type RefundWay } from '@wattle/domain/order';
import type { Reason } from '@wattle/domain/results';
import { refundCauseLines } from '@wattle/messages/refund-cause';
import { refundGiftLines } from '@wattle/messages/refund-gifts';

const price = (cents: number): string => formatPrice(toCents(cents));

const WAYS: Readonly<Record<RefundWay, string>> = {
  NOT_TAKEN: 'not taken from',
  REFUND: 'to',
  GIFT_CARD: 'back on',
  NEW_GIFT_CARD: 'on a new card instead of',
};

const STATES: Readonly<Record<RefundState, string>> = {
  OPEN: 'the provider has not taken it yet: a shop that runs asks again',
  SENT: 'the provider took it, and will tell',
  DONE: 'done',
  FAILED: 'FAILED: see order-problems',
};

/** A refund and the progress of each part, for staff. */
export function refundWords(order: Order, { id, lines, parts, ...refund }: OrderRefund): string {
  const { lines: sold } = order;
  const rows = [
    ...refundCauseLines(order, { id, lines, parts, ...refund }).map((line) => `  ${line}`),
    ...lines.map(({ lineId, qty, amountCents }) => {
      const name = nameOfLine(sold, lineId) || lineId;
      return `  ${qty} × ${name}: ${price(amountCents)}`;
    }),
    ...(refund.deliveryCents > 0 ? [`  Delivery: ${price(refund.deliveryCents)}`] : []),
    ...(refund.goodwillCents > 0 ? [`  Goodwill: ${price(refund.goodwillCents)}`] : []),
    ...refundGiftLines(order, refund).map((line) => `  ${line}.`),
    ...(refund.alreadyCents > 0 ? [`  Refunded earlier as goodwill: −${price(refund.alreadyCents)}`] : []),
    ...parts.map(
      ({ amountCents, way, label, state }) => `  ${price(amountCents)} ${WAYS[way]} ${label}: ${STATES[state]}`,
    ),
  ];
  return [`${id}: ${price(refund.amountCents)}, GST ${price(refund.gstCents)}`, ...rows].join('\n');
}

/** Why a request was refused, for staff. */
const REFUSALS: Readonly<Record<string, string>> = {
  ORDER_NOT_FOUND: 'There is no such order.',
  RETURN_NOT_FOUND: 'There is no such return.',
  OrderStateInvalid: 'It cannot be done in the state that the order is in.',
  RefundEmpty: 'There is nothing to refund: --line, --delivery or --goodwill.',
  RefundLineUnknown: 'There is no line {line}, or it is named twice.',
  RefundQtyExceeded: 'Of line {line} only {left} can be refunded.',
  RefundDeliveryExceeded: 'Of delivery only {left} can be refunded.',
  RefundGoodwillExceeded: 'Goodwill of at most {left} is yours to give.',
  RefundGoodwillDayExceeded: 'Goodwill of at most {left} is left for today.',
  RefundExceedsPaid: 'There is not that much left: {left}.',
  RefundReasonMissing: 'Another order of payments needs a --reason.',
  GiftFateMissing:
    'What is left no longer earns {gift}, line {line}. Did it come back? --gift {line}=back, unsold or kept.',
  GiftCardUsed: 'A gift card that was bought has been used and cannot be taken back.',
  DayUnavailable: 'There is no place on that day, or in that window.',
  StreetMissing: 'It needs a street.',
  GiftCardInactive: 'There is no gift card on that line that can be spent.',
  ReturnAnswered: 'The return was answered already.',
  ReturnAnswerMissing: 'What is the shopper told? --answer <text>.',
};

export function refusalWords({ code, params = {} }: Reason<string>): string {
  const left = params.leftCents === undefined ? params.left : price(Number(params.leftCents));
  const values: Readonly<Record<string, unknown>> = { ...params, left };
  return (REFUSALS[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
