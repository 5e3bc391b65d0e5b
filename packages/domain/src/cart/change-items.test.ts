import { describe, expect, it } from 'vitest';
import { addItem, loadItem, removeItems, setItemQty, setItemWarranty } from './change-items.ts';
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
