import { describe, expect, it } from 'vitest';
import { type BenchProduct, generateCatalogue } from './catalogue.ts';
import { countByHand, differences } from './count-by-hand.ts';
import type { Listing } from './engine.ts';

const [pattern] = generateCatalogue(1);
if (!pattern) throw new Error('no product');
const make = (objectID: string, brand: string, price: number, popularity: number): BenchProduct => ({
  ...pattern,
  objectID,
  brand: { id: brand, name: brand },
  price,
  popularity,
  availability: 2,
  categoryIds: ['c'],
});
const products = [make('a', 'Red', 10, 1), make('b', 'Red', 20, 2), make('c', 'Blue', 20, 3), make('d', 'Blue', 90, 4)];
const listing: Listing = {
  query: '',
  category: 'c',
  page: 0,
  chosen: [
    { facet: 'brand.name', values: ['Red'] },
    { facet: 'price', from: 15, to: 50 },
  ],
};

describe('countByHand', () => {
  const answer = countByHand(products, listing);

  it('finds what passes every filter, the best first', () => {
    expect(answer.ids).toEqual(['b']);
    expect(countByHand(products, { ...listing, chosen: [] }).ids).toEqual(['d', 'c', 'b', 'a']);
  });

  it('counts a chosen facet without its own filter, the others with all of them', () => {
    expect(answer.counts().get('brand.name')).toEqual(
      new Map([
        ['Red', 1],
        ['Blue', 1],
      ]),
    );
    expect(answer.counts().get('price')).toEqual(
      new Map([
        ['10', 1],
        ['20', 1],
      ]),
    );
    expect(answer.counts().get('categoryIds')).toEqual(new Map([['c', 1]]));
    expect(answer.priceStats).toEqual({ min: 10, max: 20 });
  });
});

describe('differences', () => {
  const right = countByHand(products, listing);

  it('are none between equal answers', () => {
    expect(differences(right, { ...right, ids: [...right.ids] })).toEqual([]);
  });

  it('name what is wrong', () => {
    expect(differences(right, { ...right, nbHits: 2, ids: ['a'] })).toEqual([
      '2 hits instead of 1',
      'other products, or in another order',
    ]);
    const wrongCounts = new Map([...right.counts(), ['brand.name', new Map([['Red', 1]])]]);
    expect(differences(right, { ...right, counts: () => wrongCounts })).toEqual([
      'brand.name: Red 1 instead of Blue 1, Red 1',
    ]);
  });
});
