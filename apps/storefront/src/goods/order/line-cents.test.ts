import { expect, it } from 'vitest';
import { lineCents } from './line-cents.ts';

it('is what a line cost with its plan, before offers on the order', () => {
  const line = {
    id: '1',
    productId: 'p',
    variantId: 'v',
    sku: 'NF637XS',
    name: 'Fridge',
    path: 'products/fridge',
    imageUrl: null,
    qty: 1,
    unitCents: 298_800,
    discountCents: 12_156,
    totalCents: 286_644,
    plan: { id: 'w', name: '3-year repair plan', years: 3, totalCents: 28_900 },
    giftcard: null,
    promotionId: null,
  };
  expect(lineCents(line)).toBe(327_700);
  expect(lineCents({ ...line, plan: null })).toBe(298_800);
});
