import { describe, expect, it } from 'vitest';
import { largestFamilies, splitFamilyComposite, toFamilyComposite } from './composite-family.ts';

describe('the composite family facet', () => {
  it.each([
    ['Fridges##fridge', { name: 'Fridges', code: 'fridge' }],
    ['Bags # and ## more##bags', { name: 'Bags # and ## more', code: 'bags' }],
    ['##bare', { name: '', code: 'bare' }],
    ['neither', { name: 'neither', code: 'neither' }],
  ])('%s is split into name and code [D-9-22]', (key, expected) => {
    expect(splitFamilyComposite(key)).toEqual(expected);
  });

  it('is put together the same way', () => {
    const family = { name: 'Stick vacuums', code: 'stickVacuums' };
    expect(splitFamilyComposite(toFamilyComposite(family))).toEqual(family);
  });

  it('gives the largest families, at most five [D-9-21]', () => {
    const counts = { 'A##a': 1, 'B##b': 9, 'D##d': 3, 'C##c': 3, 'E##e': 2, 'F##f': 7, 'G##g': 1 };
    expect(largestFamilies(counts)).toEqual([
      { code: 'b', count: 9 },
      { code: 'f', count: 7 },
      { code: 'c', count: 3 },
      { code: 'd', count: 3 },
      { code: 'e', count: 2 },
    ]);
    expect(largestFamilies({})).toEqual([]);
  });
});
