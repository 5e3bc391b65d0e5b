import { describe, expect, it } from 'vitest';
import { byScore, topScored } from './top-scored.ts';

const items = Array.from({ length: 100 }, (_, index) => ({ id: `p${(index * 37) % 100}`, score: (index * 53) % 7 }));

describe('topScored', () => {
  it.each([0, 1, 10, 100, 200])('gives the first %i of all in order', (count) => {
    expect(topScored(items, count)).toEqual(items.toSorted(byScore).slice(0, count));
  });

  it('does not depend on the order in which they come', () => {
    expect(topScored(items.toReversed(), 10)).toEqual(topScored(items, 10));
  });
});
