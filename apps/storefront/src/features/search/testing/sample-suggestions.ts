import { sampleSummary } from '../../../goods/card/sample-summary.ts';
import type { Answer, Suggestions } from '../suggestions.ts';

/** An empty response. */
export const suggestions: Suggestions = {
  q: '',
  completions: [],
  categories: [],
  brands: [],
  products: [],
  productTotal: 0,
  article: null,
  help: [],
  corrected: null,
  didYouMean: null,
};

export const sampleProduct = sampleSummary({
  id: 'n637',
  path: 'products/n637',
  images: [{ alt: 'A fridge', url: '/pictures/fridge.svg' }],
  erpOriginalPrice: 3499,
  isDiscounted: true,
  variantId: 'v-637',
  facts: ['498 kWh a year', '38 dB(A)'],
  energyStars: 3.5,
});

export const frenchAnswer: Answer = {
  words: 'french',
  suggestions: {
    ...suggestions,
    q: 'french',
    completions: [
      { query: 'french door fridge', count: 48 },
      { query: 'french press coffee', count: 1_206 },
    ],
    categories: [
      { name: 'French door', parentName: 'Fridges', path: 'categories/fridges/french-door', count: 48 },
      { name: 'Freezers', parentName: null, path: 'categories/freezers', count: 20 },
    ],
    brands: [{ name: 'Frenchman’s Cap', path: 'brands/frenchmans-cap', count: 11 }],
    products: [sampleProduct],
    productTotal: 54,
    article: { name: 'Will it fit?', path: 'articles/will-it-fit', kicker: 'Buying guide' },
  },
};
