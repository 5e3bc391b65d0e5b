import { describe, expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { cartSavings } from './cart-savings.ts';

const line = (itemsCents: number, wasCents: number | null) => ({
  itemsCents: toCents(itemsCents),
  wasCents: wasCents === null ? null : toCents(wasCents),
});
const off = (goods: number, delivery = 0) => ({ goodsCents: toCents(goods), deliveryCents: toCents(delivery) });

describe('what an order saves', () => {
  it('is reduced prices and promotions together', () => {
    const lines = [line(298_800, 349_900), line(69_900, 84_900), line(10_000, null)];
    expect(cartSavings(lines, off(15_000))).toBe(81_100);
  });

  it('counts a delivery that a promotion made cheaper', () => {
    expect(cartSavings([line(10_000, null)], off(0, 6900))).toBe(6900);
  });

  it('is nothing at ordinary prices', () => {
    expect(cartSavings([line(10_000, null), line(5000, 5000)], off(0))).toBe(0);
  });

  it('never counts against the shopper what costs more than it did', () => {
    expect(cartSavings([line(10_000, 9000)], off(500))).toBe(500);
  });
});
