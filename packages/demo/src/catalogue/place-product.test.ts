import { describe, expect, it } from 'vitest';
import { placeCategories, placeProduct } from './place-product.ts';

const tree = placeCategories([
  { path: 'categories/computers', name: 'Computers', description: 'Machines.' },
  { path: 'categories/computers/laptops', name: 'Laptops', description: 'Folding.', home: ['laptops'] },
  { path: 'categories/gaming', name: 'Gaming', description: 'Play.' },
  { path: 'categories/gaming/machines', name: 'Machines', description: 'Fast.', also: ['laptops: fast'] },
]);

describe('placeCategories', () => {
  it('makes ids of paths, and counts positions among brothers and sisters', () => {
    expect(tree.map(({ id, parentId, path, position }) => [id, parentId, path, position])).toEqual([
      ['c-computers', null, 'categories/computers', 1],
      ['c-computers-laptops', 'c-computers', 'categories/computers/laptops', 1],
      ['c-gaming', null, 'categories/gaming', 2],
      ['c-gaming-machines', 'c-gaming', 'categories/gaming/machines', 1],
    ]);
  });
});

describe('placeProduct', () => {
  it('finds one home, and what it is also found in with its ancestors', () => {
    expect(placeProduct(tree, 'laptops', { fast: true })).toEqual({
      canonicalCategoryId: 'c-computers-laptops',
      extraCategoryIds: ['c-gaming-machines', 'c-gaming'],
    });
    expect(placeProduct(tree, 'laptops', { fast: false }).extraCategoryIds).toEqual([]);
  });

  it('does not leave a product without a home', () => {
    expect(() => placeProduct(tree, 'kettles', {})).toThrow('A product of kettles has no category.');
  });
});
