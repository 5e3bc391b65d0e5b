import { describe, expect, it } from 'vitest';
import { fingerprintOf, placementKey } from './order-key.ts';
import { kettle } from './testing/order-shop.ts';

describe('the fingerprint of a request', () => {
  it('is the same whatever the order of its fields', () => {
    const { cart, extra } = kettle();
    const turned = Object.fromEntries(Object.entries(cart).reverse()) as typeof cart;
    expect(fingerprintOf({ request: { extra, cart: turned } })).toBe(fingerprintOf({ request: { cart, extra } }));
  });

  it('is another for anything that differs, the order of the items too', () => {
    const { cart, extra } = kettle();
    const [item] = cart.items;
    if (!item) throw new Error('There is a kettle.');
    const requests = [
      kettle(),
      kettle(101),
      kettle(100, { email: 'other@example.com' }),
      { cart: { ...cart, items: [item, { ...item, qty: 2 }] }, extra },
      { cart: { ...cart, items: [{ ...item, qty: 2 }, item] }, extra },
      { cart, extra: { shippingDate: '2026-11-20' } },
    ];
    expect(new Set(requests.map((request) => fingerprintOf({ request }))).size).toBe(requests.length);
  });
});

it('the key of a guest is never that of a customer', () => {
  const caller = { sub: 'guest', email: 'mia@example.com' };
  expect(placementKey({ caller, key: 'x' })).not.toBe(placementKey({ caller: null, key: 'x' }));
});
