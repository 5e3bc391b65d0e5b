import { describe, expect, it } from 'vitest';
import {
  findSaved,
  NOTHING_SAVED,
  putSaved,
  readSavedItems,
  savedDropCents,
  saveItem,
  withoutSaved,
} from './saved-items.ts';
import { sampleItem } from './testing/sample-cart.ts';

const entry = (productId: string, qty: number, unitCents: number | null = 10_000) => ({
  item: sampleItem({ productId, qty }),
  unitCents,
});
const qtysOf = ({ items }: ReturnType<typeof readSavedItems>) => items.map(({ item }) => [item.productId, item.qty]);

describe('what is saved for later', () => {
  it('keeps its quantity, the latest first, and is the same after a reload', () => {
    const saved = saveItem(saveItem(NOTHING_SAVED, entry('a', 2)), entry('b', 1));
    expect(qtysOf(saved)).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(readSavedItems(JSON.stringify(saved))).toEqual(saved);
  });

  it('adds up when the same line is saved again, and an undo puts the earlier entry back', () => {
    const first = saveItem(NOTHING_SAVED, entry('a', 2, 12_000));
    const before = findSaved(first, 'a/a-1');
    const second = saveItem(first, entry('a', 3, 10_000));
    expect(qtysOf(second)).toEqual([['a', 5]]);
    expect(before && putSaved(second, before)).toEqual(first);
    expect(withoutSaved(second, 'a/a-1')).toEqual(NOTHING_SAVED);
  });

  it.each([null, '', '{"version":1,"items":[{"item":{"qty":1}}]}', '{"version":9,"items":[]}'])(
    'reads %j as an empty list',
    (text) => {
      expect(readSavedItems(text)).toEqual(NOTHING_SAVED);
    },
  );

  it('reads an entry without a price as one whose price was not known, and one line once', () => {
    const stored = JSON.stringify({ version: 1, items: [{ ...entry('a', 1), unitCents: 'x' }, entry('a', 4)] });
    expect(readSavedItems(stored).items).toEqual([entry('a', 1, null)]);
  });

  it.each([
    [12_000, 10_000, 2_000],
    [10_000, 10_000, 0],
    [9_000, 10_000, 0],
    [null, 10_000, 0],
  ])('saved at %j and now %i cents is %i cents less', (then, now, less) => {
    expect(savedDropCents(entry('a', 1, then), now)).toBe(less);
  });
});
