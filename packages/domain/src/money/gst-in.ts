import { SHOP } from '../settings/shop-constants.ts';
import { type Cents, toCents } from './cents.ts';

/** The GST included in an amount, at the shop's rate [C-0-04]. */
export const gstIn = (amount: Cents, rate: number = SHOP.gstRate): Cents =>
  toCents(Math.round((amount * rate) / (1 + rate)));
