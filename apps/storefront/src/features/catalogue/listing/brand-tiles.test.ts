import { expect, it } from 'vitest';
import { brandTiles } from './brand-tiles.ts';

const tile = (id: string, count: number) => ({
  id,
  name: id,
  shortName: id,
  path: `categories/${id}`,
  image: null,
  count,
  priceFrom: 1,
});
const option = (value: string, count: number) => ({ value, label: value, count, chosen: false });
const facet = {
  kind: 'options' as const,
  param: 'category',
  heading: 'Categories',
  expanded: true,
  search: null,
  options: [option('laundry', 3), option('fridges', 41), option('coffee', 0)],
};

it('are the categories that the brand is in, in their own order, with what it has there [D-9-11]', () => {
  const tiles = brandTiles([tile('fridges', 214), tile('coffee', 50), tile('laundry', 99), tile('tv', 7)], {
    facets: [facet],
  });
  expect(tiles.map(({ id, count }) => [id, count])).toEqual([
    ['fridges', 41],
    ['laundry', 3],
  ]);
});
it('are none where there is only one category, and so no choice', () => {
  expect(brandTiles([tile('fridges', 214)], { facets: [] })).toEqual([]);
});
