import type { Block } from '@wattle/domain';

type Category = { readonly id: string; readonly shortName: string };

const TILES = 9;
const ROWS = 3;
const BRANDS = 18;

/** The home page of a shop that has no article for it: what there is to buy, what is newest, and whose it is. */
export function defaultHome(categories: readonly Category[]): Block[] {
  const shown = categories.slice(0, TILES);
  return [
    heading(1, 'Appliances and electronics'),
    {
      id: 'category-listing',
      customClasses: 'bento',
      value: { type: 'manual', categories: shown.map(({ id }) => id) },
      children: [],
    },
    ...shown.slice(0, ROWS).flatMap(newest),
    { id: 'brand-listing', value: { type: 'dynamic', maxItems: BRANDS }, children: [] },
  ];
}

const heading = (level: 1 | 2, content: string): Block => ({ id: 'heading', value: { level, content }, children: [] });

const newest = ({ id, shortName }: Category): Block[] => [
  heading(2, `New in ${shortName.toLowerCase()}`),
  {
    id: 'product-listing',
    value: {
      type: 'collection',
      schema: 'category',
      collection: { mode: 'membership', id, index: 'products_newest', sort: 'newest' },
      display: 'carousel',
    },
    children: [],
  },
];
