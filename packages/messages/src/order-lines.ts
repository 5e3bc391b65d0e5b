import { exactPrice, formatPrice, toCents } from '@wattle/domain/money';
import {
  deliveryCents,
  lineCode,
  type OrderLine,
  type OrderShipping,
  type OrderStep,
  type OrderTotals,
} from '@wattle/domain/order';
import { shortDayWords } from './day-names.ts';
import { arrivalWords } from './order-arrival.ts';
import { momentDayWords, momentWords } from './order-dates.ts';

/** Steps that happen on the agreed day. */
const ON_THE_DAY: ReadonlySet<OrderStep['status']> = new Set(['ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED']);

/** When a step happened, or is due if a day is agreed: `Sun 15 Nov`. */
export function shortStepWords(
  { status, at }: OrderStep,
  { day, rangeEnd }: Pick<OrderShipping, 'day' | 'rangeEnd'>,
): string {
  if (at !== null) return momentDayWords(at);
  if (day === null || !ON_THE_DAY.has(status)) return '';
  return rangeEnd === null || rangeEnd === day ? shortDayWords(day) : `by ${shortDayWords(rangeEnd)}`;
}

/** Long form with every detail: `Monday 16 November, 2:10 pm. Both boxes checked.` */
export function longStepWords(step: OrderStep, shipping: Pick<OrderShipping, 'day' | 'rangeEnd' | 'window'>): string {
  const { status, at, note } = step;
  const agreed = ON_THE_DAY.has(status) ? (arrivalWords(shipping) ?? '') : '';
  const time = at === null ? agreed : momentWords(at);
  return [time, note]
    .filter((words) => words !== '')
    .map((words) => (note === '' || /[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

type Shipped = { readonly totals: Pick<OrderTotals, 'shippingCents'>; readonly shipping: OrderShipping };

/** An amount on an order: a gift or a delivery without a charge is free, as in the cart. */
export const amountWords = (cents: number): string => (cents === 0 ? 'Free' : exactPrice(toCents(cents)));

/** Delivery alone: what the crew does at the door has rows of its own. */
export const shippingWords = (order: Shipped): string => amountWords(deliveryCents(order));

/** Details of an order line, shown below its name. No full stops: one after a model number looks like part of it. */
export function lineWords(line: OrderLine): string[] {
  const { qty, unitCents, plan, giftcard, promotionId } = line;
  if (giftcard) return [`By email to ${giftcard.recipientName}, ${giftcard.recipientEmail}`];
  const many = qty > 1 ? `${qty} at ${exactPrice(toCents(unitCents))} each` : '';
  const first = [lineCode(line), many, promotionId === null ? '' : 'With an offer']
    .filter((words) => words !== '')
    .join(' · ');
  return plan ? [first, `${plan.name}, ${formatPrice(toCents(plan.totalCents))}`] : [first];
}
