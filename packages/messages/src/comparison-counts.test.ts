import { describe, expect, it } from 'vitest';
import { bestWords, comparedNoun, countWords, differWords, roomWords, tableTitle } from './comparison-counts.ts';

const cells = (...best: readonly boolean[]) => ({
  cells: best.map((isBest, at) => ({ productId: `p${at}`, text: 'x', isBest })),
});

const kitchen = { id: 'kitchen', name: 'Kitchen', path: 'categories/kitchen', ancestors: [] };
const fridges = { id: 'fridges', name: 'Fridges', path: 'categories/fridges', ancestors: [kitchen] };
const inCategory = (canonicalCategory: typeof fridges | typeof kitchen) => ({ canonicalCategory });

describe('comparedNoun', () => {
  it('is what the products are', () => {
    expect(comparedNoun([inCategory(fridges), inCategory(fridges)])).toBe('fridges');
  });
  it('is products while nothing is known, or where no word covers them all', () => {
    expect(comparedNoun([])).toBe('products');
    expect(comparedNoun([inCategory(fridges), inCategory(kitchen)])).toBe('products');
  });
});

describe('the words of a comparison', () => {
  it('count what is collected [C-9-07 D-9-25]', () => {
    expect(countWords(3)).toBe('3 of 4');
  });
  it('name what stands side by side', () => {
    expect(tableTitle(4, 'fridges')).toBe('4 fridges, side by side');
    expect(tableTitle(1, 'fridges')).toBe('1 product. Add another to compare');
  });
  it('say how many still fit, and what fits best [C-9-07 D-9-25]', () => {
    expect(roomWords(3, 'fridges')).toBe('Room for one more. Fridges compare best with fridges.');
    expect(roomWords(2, 'products')).toBe('Room for two more.');
  });
  it('say best of how many, and when several are', () => {
    expect(bestWords(cells(true, false, false, false))).toBe('Best of the four');
    expect(bestWords(cells(false, true))).toBe('Best of the two');
    expect(bestWords(cells(true, false, true))).toBe('Equal best');
  });
  it('count what differs', () => {
    expect(differWords(12, 16)).toBe('12 of 16 facts differ.');
    expect(differWords(1, 16)).toBe('1 of 16 facts differs.');
    expect(differWords(0, 1)).toBe('0 of 1 fact differ.');
  });
});
