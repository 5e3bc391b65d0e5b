import { expect, it } from 'vitest';
import { CLEARED_BY, isClearedBy } from './clear-shopper.ts';

it.each([
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
] as const)('%s clears %s %s', (event, part, cleared, _ids) => {
  expect(isClearedBy(event, part)).toBe(true);
  expect(CLEARED_BY[event]).toMatchObject({ [part]: cleared });
});

it.each([
  ['LOGGED_IN', ['contact']],
  ['ORDER_PLACED', ['cartItems', 'vouchers']],
] as const)('%s clears nothing but %j', (event, parts) => {
  expect(Object.keys(CLEARED_BY[event]).sort()).toEqual([...parts]);
});
