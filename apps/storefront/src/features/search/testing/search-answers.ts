import { sampleSummary } from '../../../goods/card/sample-summary.ts';
import type { Suggestions } from '../suggestions.ts';
import { suggestions as EMPTY } from './sample-suggestions.ts';

type Product = Suggestions['products'][number];

const fridge = (id: string, name: string, fields: Partial<Product> = {}): Product =>
  sampleSummary({
    id,
    name,
    path: `products/${id}`,
    price: 3299,
    variantId: `v-${id}`,
    energyStars: 3.5,
    ...fields,
  });

/** Responses to 'french' and to an empty query; any other word finds only itself. */
const KNOWN: Readonly<Record<string, Suggestions>> = {
  '': {
    ...EMPTY,
    completions: [
      { query: 'french door fridge', count: 48 },
      { query: 'heat pump dryer', count: 22 },
      { query: 'robot vacuum', count: 31 },
      { query: '65 inch tv', count: 40 },
    ],
  },
  french: {
    ...EMPTY,
    q: 'french',
    completions: [
      { query: 'french door fridge', count: 48 },
      { query: 'french door fridge black', count: 14 },
      { query: 'french door fridge under 900 mm', count: 9 },
      { query: 'french press coffee', count: 6 },
    ],
    categories: [
      { name: 'French door', parentName: 'Fridges', path: 'categories/fridges/french-door', count: 48 },
      { name: 'Plungers', parentName: 'Coffee', path: 'categories/coffee/plungers', count: 6 },
    ],
    brands: [{ name: 'Frenchman’s Cap', path: 'brands/frenchmans-cap', count: 11 }],
    products: [
      fridge('n637', '637L French door fridge with ice and water', {
        price: 2988,
        erpOriginalPrice: 3499,
        isDiscounted: true,
      }),
      fridge('n638', '637L French door fridge, black steel'),
      fridge('n560', '560L French door fridge, white', { price: 1499.5 }),
      fridge('n602', '602L Four-door fridge, matte black', { hasStockOnHand: false }),
    ],
    productTotal: 54,
    article: {
      name: 'Will it fit? Measure the space, the door and the hallway',
      path: 'articles/buying-guides/will-it-fit',
      kicker: 'Buying guide, 4 min read',
    },
  },
  frenhc: { ...EMPTY, q: 'frenhc', didYouMean: 'french' },
};

export function suggestionsFor(q: string): Suggestions {
  return KNOWN[q] ?? { ...EMPTY, q, completions: [{ query: `${q} and more`, count: 3 }] };
}
