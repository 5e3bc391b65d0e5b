import { describe, expect, it } from 'vitest';
import { sampleItem } from '../cart/testing/sample-cart.ts';
import { joinedItems } from './joined-items.ts';
import { mergeChanges } from './syncable-items.ts';

const copy = (...cartItems: ReturnType<typeof sampleItem>[]) => ({ cartItems, wishlistItems: [] });
const line = sampleItem();
const other = sampleItem({ variantId: 'a-2' });
const third = sampleItem({ variantId: 'a-3' });
const told = (merged: ReturnType<typeof mergeChanges>) => merged.cartItems.map(({ id, qty }) => `${id} ${qty}`);

describe('a line that was put in another variant', () => {
  it.each([
    ['stays that while the other side did nothing', other, line, ['a/a-2 1']],
    ['takes the quantity that the other side gave it', other, { ...line, qty: 3 }, ['a/a-2 3']],
    ['takes the plan that the other side gave it', other, sampleItem({ warrantyId: 'plan-2' }), ['a/a-2/plan-2 1']],
    ['is one line when both sides changed it to the same', other, { ...other, qty: 2 }, ['a/a-2 2']],
    ['is one line when both sides changed it, to the same one everywhere', third, other, ['a/a-2 1']],
    ['keeps its own quantity', { ...other, qty: 4 }, line, ['a/a-2 4']],
  ])('%s', (_, mine, theirs, expected) => {
    expect(told(mergeChanges(copy(line), copy(mine), copy(theirs)))).toEqual(expected);
    expect(told(mergeChanges(copy(line), copy(theirs), copy(mine)))).toEqual(expected);
  });

  it('stays where the other side removed it, as a line with another quantity does', () => {
    expect(told(mergeChanges(copy(line), copy(other), copy()))).toEqual(['a/a-2 1']);
  });

  it('is no unit that came from the account', () => {
    const merged = mergeChanges(copy(line), copy(other), copy(line));
    expect(joinedItems([other], merged.cartItems)).toEqual([]);
  });

  it('is another line than one that was removed and one that was added', () => {
    const added = sampleItem({ variantId: 'a-2', createdAt: 2000 });
    expect(told(mergeChanges(copy(line), copy(added), copy({ ...line, qty: 3 })))).toEqual(['a/a-2 1', 'a/a-1 3']);
  });
});
