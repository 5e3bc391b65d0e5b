import { describe, expect, it } from 'vitest';
import { samplePlan } from './testing/sample-plan.ts';
import { warrantyOrderLine, warrantyVariantId } from './warranty-order-line.ts';

const two = samplePlan('two', 2, 139);
const item = (id: string, qty: number, warrantyId: string | null) => ({
  id,
  productId: `p-${id}`,
  variantId: `v-${id}`,
  qty,
  warrantyId,
});

describe('warrantyOrderLine', () => {
  it('is an item with productId, qty and variantId, as many as what it covers [C-7-35]', () => {
    expect(warrantyOrderLine(item('a', 3, 'two'), two)).toMatchObject({ productId: 'two', qty: 3, variantId: 'v-two' });
  });
  it('names the product and the variant that it covers [C-7-37]', () => {
    expect(warrantyOrderLine(item('a', 1, 'two'), two).extra).toEqual({
      warranty: { targetId: 'p-a', targetVariantId: 'v-a' },
    });
  });
  it.each([
    [[{ id: 'v1' }, { id: 'v2' }], 'v1'],
    [[], 'erp-two'],
  ])('takes the first variant of %j or the ERP product: %s [C-7-36]', (variants, expected) => {
    expect(warrantyVariantId({ ...two, variants })).toBe(expected);
  });
});
