import { type Cents, formatPrice, type OrderLine, toCents } from '@wattle/domain';
import { exactPrice } from '../sums/exact-price.ts';

/** What there is to say about something that was bought, below its name. */
export function lineWords(line: OrderLine): string[] {
  const { sku, qty, unitCents, plan, giftcard, promotionId } = line;
  if (giftcard) return [`By email to ${giftcard.recipientName}, ${giftcard.recipientEmail}.`];
  const many = qty > 1 ? `${qty} at ${exactPrice(toCents(unitCents))} each.` : '';
  const first = [`${sku}.`, many, promotionId === null ? '' : 'With an offer.']
    .filter((words) => words !== '')
    .join(' ');
  return plan ? [first, `${plan.name}, ${formatPrice(toCents(plan.totalCents))}.`] : [first];
}

/** What a line cost with its plan, before offers on the order: lines add up to 'Items and plans'. */
export const lineCents = ({ totalCents, discountCents, plan }: OrderLine): Cents =>
  toCents(totalCents + discountCents + (plan?.totalCents ?? 0));
