import { describe, expect, it } from 'vitest';
import { sampleItem } from '../cart/testing/sample-cart.ts';
import { clearShopper, isClearedBy, type ShopperState } from './clear-shopper.ts';

const FULL: ShopperState = {
  cartItems: [sampleItem()],
  wishlistItems: [{ productId: 'a', qty: 1, createdAt: 1 }],
  billingAddress: { type: 'SELECTED', id: 'a1' },
  contact: { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false },
  delivery: { type: 'DELIVERY', address: { type: 'SELECTED', id: 'a1' }, options: { methodCode: 'standard' } },
  storePickup: { type: 'STORE_PICKUP', store: null, options: { methodCode: 'storePickup' } },
  vouchers: [{ code: 'G1', pin: '1234', expires: '2027-01-01', amountRemaining: 50 }],
};

describe.each([
  ['LOGGED_OUT', 'cartItems', [], '[C-4-34]'],
  ['LOGGED_OUT', 'wishlistItems', [], '[C-4-35]'],
  ['LOGGED_OUT', 'billingAddress', null, '[C-4-36]'],
  ['LOGGED_OUT', 'contact', null, '[C-4-37]'],
  ['LOGGED_OUT', 'delivery', null, '[C-4-38]'],
  ['LOGGED_OUT', 'storePickup', null, '[C-4-39]'],
  ['LOGGED_OUT', 'vouchers', [], '[C-4-40]'],
  ['LOGGED_IN', 'contact', null, '[C-4-41]'],
  ['ORDER_PLACED', 'vouchers', [], '[C-4-42]'],
  ['ORDER_PLACED', 'cartItems', [], '[C-4-43]'],
] as const)('%s', (event, part, cleared, ids) => {
  it(`clears ${part} ${ids}`, () => {
    expect(clearShopper(FULL, event)[part]).toEqual(cleared);
    expect(isClearedBy(event, part)).toBe(true);
  });
});

it.each([
  ['LOGGED_IN', ['contact']],
  ['ORDER_PLACED', ['cartItems', 'vouchers']],
] as const)('%s clears nothing but %j', (event, parts) => {
  const after = clearShopper(FULL, event);
  const changed = (Object.keys(FULL) as (keyof ShopperState)[]).filter((part) => after[part] !== FULL[part]);
  expect(changed.sort()).toEqual([...parts]);
});
