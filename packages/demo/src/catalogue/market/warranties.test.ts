import { describe, expect, it } from 'vitest';
import { listWarranties, warrantyIdsFor } from './warranties.ts';

const all = listWarranties();

describe('repair plans', () => {
  it('last one to five years and cost more for longer and dearer', () => {
    expect(new Set(all.map(({ blGroupWarranty }) => blGroupWarranty.duration))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const price of [99, 300, 800, 1500, 3000, 5000, 9000]) {
      const plans = all.filter(({ id }) => warrantyIdsFor(price).includes(id));
      expect(plans.length).toBeGreaterThanOrEqual(2);
      const costs = plans.map((plan) => plan.price);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(Math.max(...costs)).toBeLessThan(price * 0.45);
    }
  });

  it('are not offered for what is too cheap to repair', () => {
    expect(warrantyIdsFor(79)).toEqual([]);
  });

  it('have ids, variants and ERP ids of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ erpProductId }) => erpProductId)).size).toBe(all.length);
    expect(all.every(({ variants }) => variants.length === 1)).toBe(true);
  });
});
