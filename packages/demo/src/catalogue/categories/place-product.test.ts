import { describe, expect, it } from 'vitest';
import { all, having, node } from './category-node.ts';
import { flattenTree, placeProduct } from './place-product.ts';

const tree = flattenTree([
  node('computers', 'Computers', 'Machines.', {
    children: [node('laptops', 'Laptops', 'Folding.', { home: all('laptops') })],
  }),
  node('gaming', 'Gaming', 'Play.', {
    children: [node('machines', 'Machines', 'Fast.', { also: [having('laptops', 'fast')] })],
  }),
]);

describe('flattenTree', () => {
  it('gives parents before children, with ids and paths made of slugs', () => {
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
