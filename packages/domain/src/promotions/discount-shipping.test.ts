import { expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { discountShipping } from './discount-shipping.ts';
import type { PromotionEffect } from './effects/effects.ts';
import type { ShippingCut } from './effects/shipping.ts';

const on = (cut: ShippingCut, methodCodes?: readonly string[]): PromotionEffect => ({
  type: 'shipping',
  cut,
  ...(methodCodes && { methodCodes }),
});
const half = on({ kind: 'percent', percent: 50 });

it.each<[string, readonly PromotionEffect[], number]>([
  ['nothing on delivery', [{ type: 'percentOff', percent: 50 }], 6995],
  ['half', [half], 3497],
  ['all', [on({ kind: 'percent', percent: 100 })], 0],
  ['an amount', [on({ kind: 'amount', amount: 15.5 })], 5445],
  ['more than it costs', [on({ kind: 'amount', amount: 100 })], 0],
  ['a fixed price', [on({ kind: 'fixed', price: 5 })], 500],
  ['a fixed price above it', [on({ kind: 'fixed', price: 99 })], 6995],
  ['this way of delivery', [on({ kind: 'fixed', price: 5 }, ['storePickup', 'delivery'])], 500],
  ['another way', [on({ kind: 'fixed', price: 5 }, ['storePickup'])], 6995],
  ['the best of two', [half, on({ kind: 'fixed', price: 5 })], 500],
])('%s: %j leaves %i', (_, effects, cents) => {
  expect(discountShipping({ effects }, { methodCode: 'delivery', priceCents: toCents(6995) })).toBe(cents);
});
