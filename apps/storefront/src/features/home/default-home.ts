import type { Block } from '@wattle/domain/content';
import * as homeWords from '@wattle/messages/home';

type Category = { readonly id: string; readonly shortName: string };

const TILES = 9;
const ROWS = 3;
const BRANDS = 18;

/** Default home page when there is no article: categories, new products and brands. */
export function defaultHome(categories: readonly Category[]): Block[] {
  const shown = categories.slice(0, TILES);
  return [
    heading(1, homeWords.appliancesAndElectronics),
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
  heading(2, homeWords.newIn(shortName.toLowerCase())),
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
