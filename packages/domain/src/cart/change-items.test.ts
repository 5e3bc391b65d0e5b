import { describe, expect, it } from 'vitest';
import { addItem, findLineOf, loadItem, removeItems, setItemQty, setItemWarranty } from './change-items.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

const first = sampleItem({ createdAt: 2 });
const second = sampleItem({ productId: 'b', createdAt: 1 });

describe('a change of items', () => {
  it('sets the quantity of one and leaves the others', () => {
    expect(setItemQty([first, second], first.id, 4)).toEqual([{ ...first, qty: 4 }, second]);
    expect(setItemQty([first], 'gone', 4)).toEqual([first]);
  });

  it('takes items out, and putting one back restores the cart', () => {
    const left = removeItems([first, second], [first.id]);
    expect(left).toEqual([second]);
    expect(addItem(left, first)).toEqual([first, second]);
  });

  it('gives a line another plan in its place', () => {
    const changed = { ...first, warrantyId: 'plan-2', id: 'a/a-1/plan-2' };
    expect(setItemWarranty([first, second], first.id, 'plan-2')).toEqual([changed, second]);
    expect(setItemWarranty([changed, second], changed.id, null)).toEqual([first, second]);
  });

  it('gives a plan to the line that was meant, and changes nothing for the plan that it has', () => {
    const changed = { ...second, warrantyId: 'plan-2', id: 'b/b-1/plan-2' };
    expect(setItemWarranty([first, second], second.id, 'plan-2')).toEqual([first, changed]);
    const items = [first, changed];
    expect(setItemWarranty(items, changed.id, 'plan-2')).toBe(items);
    expect(setItemWarranty(items, 'gone', 'plan-2')).toBe(items);
  });

  it('knows the line that an item went to', () => {
    const line = { ...first, qty: 5 };
    expect(findLineOf([second, line], first)).toBe(line);
    expect(findLineOf([second], first)).toBe(first);
  });

  it('joins lines that a plan made identical', () => {
    const covered = sampleItem({ createdAt: 3, warrantyId: 'plan-2', qty: 2 });
    expect(setItemWarranty([covered, first], covered.id, null)).toEqual([{ ...first, qty: 3 }]);
  });

  it('gives no plan to a gift card', () => {
    const gift = sampleItem({ giftcard: SAMPLE_GIFT, id: 'g1' });
    expect(setItemWarranty([gift], 'g1', 'plan-2')).toEqual([gift]);
  });
});

describe('loadItem', () => {
  it('is the item with an id, which must be there [C-8-63 D-8-19]', () => {
    expect(loadItem([first, second], second.id)).toBe(second);
    expect(() => loadItem([first], second.id)).toThrow(/^Cart item not found$/);
  });
});
