import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { retailPrice, salePrice } from './retail-price.ts';

const RAW = [3, 9, 18, 37, 64, 128, 271, 640, 980, 1499, 2310, 3120, 7450, 13_400];

describe('retailPrice', () => {
  it('stays near the figure and ends as prices do', () => {
    const random = createRandom('shelf');
    for (const raw of RAW) {
      for (let turn = 0; turn < 50; turn += 1) {
        const price = retailPrice(raw, random);
        expect(Math.abs(price - raw)).toBeLessThanOrEqual(Math.max(6, raw * 0.06));
        expect(String(price)).toMatch(/(9|5|\.95)$/);
      }
    }
  });

  it('uses cents only for small things', () => {
    const random = createRandom('cents');
    const prices = RAW.filter((raw) => raw >= 40).map((raw) => retailPrice(raw, random));
    expect(prices.every(Number.isInteger)).toBe(true);
  });
});

describe('salePrice', () => {
  it('is always lower, and roughly by the share', () => {
    const random = createRandom('sale');
    for (const list of [14.95, 39, 129, 349, 899, 1649, 3499, 13_395]) {
      for (const share of [0.08, 0.15, 0.3]) {
        const price = salePrice(list, share, random);
        expect(price).toBeLessThan(list);
        expect(price).toBeGreaterThan(list * (1 - share) * 0.85);
      }
    }
  });
});
