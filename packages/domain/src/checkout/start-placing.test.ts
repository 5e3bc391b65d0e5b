import { describe, expect, it } from 'vitest';
import { canPlaceOrder, type PlacingFlags, startPlacing } from './start-placing.ts';

const IDLE: PlacingFlags = {
  isCartLoading: false,
  isCheckoutDataLoading: false,
  arePromoItemsLoading: false,
  areVouchersLoading: false,
};

describe('startPlacing', () => {
  it('begins when cart, checkout data, promo items and vouchers are idle [C-4-91]', () => {
    expect(canPlaceOrder(IDLE)).toBe(true);
    expect(() => startPlacing(IDLE, { isPlacing: false })).not.toThrow();
  });

  it.each(Object.keys(IDLE))('does not begin while %s [C-4-91 C-8-56]', (flag) => {
    const flags = { ...IDLE, [flag]: true };
    expect(canPlaceOrder(flags)).toBe(false);
    expect(() => startPlacing(flags, { isPlacing: false })).toThrow('Cannot place order.');
  });

  it('does not begin a second order while one is being placed [C-4-93 C-8-55]', () => {
    expect(() => startPlacing(IDLE, { isPlacing: true })).toThrow('Already placing order.');
  });
});
