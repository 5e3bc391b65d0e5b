import { describe, expect, it } from 'vitest';
import { comparedCategory } from './compared-category.ts';

const link = (name: string) => ({ id: name.toLowerCase(), name, path: `/categories/${name}` });
const placed = (...trail: readonly string[]) => {
  const [own = '', ...above] = trail.toReversed();
  return { canonicalCategory: { ...link(own), ancestors: above.toReversed().map(link) } };
};

const FRENCH = placed('Kitchen', 'Fridges', 'French door');
const SIDE = placed('Kitchen', 'Fridges', 'Side by side');

describe('comparedCategory', () => {
  it.each([
    ['one product is of its own category', [FRENCH], 'French door'],
    ['two of one category', [FRENCH, FRENCH], 'French door'],
    ['two kinds of fridge are fridges', [FRENCH, SIDE], 'Fridges'],
    ['a category and one within it', [placed('Kitchen', 'Fridges'), SIDE], 'Fridges'],
    ['a fridge and an oven share the kitchen', [FRENCH, SIDE, placed('Kitchen', 'Ovens')], 'Kitchen'],
    ['categories that never meet', [FRENCH, placed('Gifts')], null],
    ['nothing', [], null],
  ])('%s', (_, products, expected) => {
    expect(comparedCategory(products)).toBe(expected);
  });
});
