import { describe, expect, it } from 'vitest';
import { sortOptions } from './sort-options.ts';

const option = (value: string, count: number) => ({ value, label: value, count, chosen: false });
const sorted = (...pairs: [string, number][]) => sortOptions(pairs.map(([v, n]) => option(v, n))).map((o) => o.value);

describe('sortOptions', () => {
  it('puts numbers in their order, however many there are of each', () => {
    expect(sorted(['10', 9], ['9', 1], ['-1', 2], ['2.5', 3])).toEqual(['-1', '2.5', '9', '10']);
  });

  it('puts words by count, then by name, with numbers inside them in their order', () => {
    expect(sorted(['Type 10', 2], ['type 9', 2], ['Ångström', 2], ['LG', 7])).toEqual([
      'LG',
      'Ångström',
      'type 9',
      'Type 10',
    ]);
  });
});
