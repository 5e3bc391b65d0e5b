import { type Cents, toCents } from '@wattle/domain/money';
import type { OrderLine } from '@wattle/domain/order';

/** Price of a line with its plan, before order discounts: lines add up to 'Items and plans'. */
export const lineCents = ({ totalCents, discountCents, plan }: OrderLine): Cents =>
  toCents(totalCents + discountCents + (plan?.totalCents ?? 0));
