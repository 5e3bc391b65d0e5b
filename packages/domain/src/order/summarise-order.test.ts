import { expect, it } from 'vitest';
import type { Order, OrderLine } from './order.ts';
import { summariseOrder } from './summarise-order.ts';

const line = (name: string, totalCents: number, imageUrl: string | null = `/pictures/${name}.svg`): OrderLine => ({
  id: name,
  productId: name,
  variantId: name,
  sku: name,
  name,
  path: `products/${name}`,
  imageUrl,
  qty: 1,
  unitCents: totalCents,
  discountCents: 0,
  totalCents,
  plan: null,
  giftcard: null,
  promotionId: null,
});

const order = (lines: readonly OrderLine[], shipping?: Order['shipping']): Order => ({
  number: 'W-1',
  placedAt: 1,
  status: 'PLACED',
  history: [],
  contact: { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '', agreeToMarketing: false },
  billing: null,
  shipping: shipping ?? { type: 'EMAIL', methodCode: 'email', label: 'Email', day: null, rangeEnd: null },
  lines,
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 0, discountCents: 0, shippingCents: 0, totalCents: 4200, gstCents: 382 },
  payments: [],
});

it('is named after what cost most, with its picture first and at most three', () => {
  const lines = [
    line('kettle', 5000),
    line('fridge', 300_000),
    line('gift', 100, null),
    line('fan', 200),
    line('tv', 9),
  ];
  const summary = summariseOrder(order(lines));
  expect(summary).toMatchObject({
    title: 'fridge',
    others: 4,
    totalCents: 4200,
    shippingType: 'EMAIL',
    storeName: null,
  });
  expect(summary.imageUrls).toEqual(['/pictures/fridge.svg', '/pictures/kettle.svg', '/pictures/fan.svg']);
});

it('says which store it is collected from, and when', () => {
  const store = { erpStoreId: '7', name: 'Preston', path: 'stores/preston', address: '1 High Street', phone: '' };
  const shipping = { methodCode: 'storePickup', label: 'Click and collect', day: '2026-11-17', rangeEnd: null, store };
  const summary = summariseOrder(order([line('fan', 200)], { type: 'STORE_PICKUP', ...shipping }));
  expect(summary).toMatchObject({ storeName: 'Preston', day: '2026-11-17', shippingType: 'STORE_PICKUP', others: 0 });
});

it('says whether a repair plan was bought', () => {
  const plan = { id: 'p3', name: '3-year repair plan', years: 3, totalCents: 28_900 };
  const covered = { ...line('fridge', 300_000), plan };
  expect(summariseOrder(order([line('fan', 200), covered])).hasPlan).toBe(true);
});
