import { type OrderShipping, type OrderStep, type OrderTotals, toCents } from '@wattle/domain';
import { exactPrice } from '../sums/exact-price.ts';
import { agreedDayWords, momentDayWords, momentWords, shortDayWords } from './order-dates.ts';

/** Steps that fall on the day that was agreed. */
const ON_THE_DAY: ReadonlySet<OrderStep['status']> = new Set(['ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED']);

/** When a step happened, or when it is to happen as far as that is agreed: `Sun 15 Nov`. */
export function shortStepWords({ status, at }: OrderStep, { day }: Pick<OrderShipping, 'day'>): string {
  if (at !== null) return momentDayWords(at);
  return day !== null && ON_THE_DAY.has(status) ? shortDayWords(day) : '';
}

/** The same with everything that is known: `Monday 16 November, 2:10 pm. Both boxes checked.` */
export function longStepWords(step: OrderStep, { day, rangeEnd }: Pick<OrderShipping, 'day' | 'rangeEnd'>): string {
  const { status, at, note } = step;
  const agreed = day !== null && ON_THE_DAY.has(status) ? agreedDayWords(day, rangeEnd) : '';
  const time = at === null ? agreed : momentWords(at);
  return [time, note]
    .filter((words) => words !== '')
    .map((words) => (note === '' || /[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

/** What delivery cost. */
export const shippingWords = ({ shippingCents }: Pick<OrderTotals, 'shippingCents'>): string =>
  shippingCents === 0 ? 'Free' : exactPrice(toCents(shippingCents));
