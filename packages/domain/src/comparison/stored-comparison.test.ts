import { describe, expect, it } from 'vitest';
import type { ComparisonItem } from './comparison.ts';
import { readStoredComparison, storedComparison } from './stored-comparison.ts';

const item = (productId: string): ComparisonItem => ({ productId, familyCode: 'fridges', name: `Fridge ${productId}` });
const kept = (...items: readonly unknown[]) => JSON.stringify({ version: 1, items });

describe('readStoredComparison', () => {
  it('reads back what was written', () => {
    const items = [item('a'), item('b')];
    expect(readStoredComparison(JSON.stringify(storedComparison(items)))).toEqual(storedComparison(items));
  });
  it.each([
    ['nothing was kept', null],
    ['it was cut off', '{"version":1,"items":[{"produ'],
    ['it is of another version', '{"version":0,"items":[{"productId":"a","familyCode":"fridges","name":""}]}'],
    ['it is something else', '{"cart":[]}'],
  ])('is empty when %s', (_, text) => {
    expect(readStoredComparison(text).items).toEqual([]);
  });
  it('leaves out what is no product', () => {
    const items = [null, 'a', { productId: 3, familyCode: 'fridges' }, { productId: 'x' }, item('b')];
    expect(readStoredComparison(kept(...items)).items).toEqual([item('b')]);
  });
  it('does without a name', () => {
    expect(readStoredComparison(kept({ productId: 'a', familyCode: 'fridges', name: 7 })).items).toEqual([
      { productId: 'a', familyCode: 'fridges', name: '' },
    ]);
  });
  it('reads four at most, each once [C-9-07 D-9-25]', () => {
    expect(readStoredComparison(kept(...['a', 'a', 'b', 'c', 'd', 'e'].map(item))).items).toEqual(
      ['a', 'b', 'c', 'd'].map(item),
    );
  });
});
