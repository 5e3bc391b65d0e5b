import { describe, expect, it } from 'vitest';
import { samplePlan } from './testing/sample-plan.ts';
import { warrantyOrderLine, warrantyOrderLines, warrantyVariantId } from './warranty-order-lines.ts';

const two = samplePlan('two', 2, 139);
const five = samplePlan('five', 5, 449);
const plans = new Map([two, five].map((plan) => [plan.id, plan]));
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

describe('warrantyOrderLines', () => {
  it('gives one line for each item with a plan, in the order of the items [C-7-35]', () => {
    const lines = warrantyOrderLines([item('a', 1, 'five'), item('b', 2, null), item('c', 2, 'two')], plans);
    expect(lines).toMatchObject({
      status: 'SUCCESS',
      value: [
        { productId: 'five', qty: 1, extra: { warranty: { targetId: 'p-a' } } },
        { productId: 'two', qty: 2, extra: { warranty: { targetId: 'p-c' } } },
      ],
    });
  });
  it('gives none when nothing is covered', () => {
    expect(warrantyOrderLines([item('a', 1, null)], plans)).toEqual({ status: 'SUCCESS', value: [] });
  });
  it('refuses a plan that is not known, and says whose', () => {
    expect(warrantyOrderLines([item('a', 1, 'two'), item('b', 1, 'gone')], plans)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'warrantyNotFound', params: { itemId: 'b' } }],
    });
  });
});
