import type { DemoShop } from '@wattle/demo';
import type { SearchRule } from '@wattle/domain/search';
import { sampleArticle } from '../store/testing/sample-shop.ts';
import { sampleListingShop } from './sample-listing.ts';

/** A rule that pins a product first on the page with this context. */
const firstOn = (context: string, productId: string): SearchRule => ({
  objectID: `${productId} first on ${context}`,
  description: '',
  enabled: true,
  validity: [],
  conditions: [{ context }],
  consequence: { promote: [{ objectID: productId, position: 0 }] },
});

/** A valid block, an unknown one, and a group with one of its two blocks broken. */
const BODY = [
  { id: 'heading', value: { level: 2, content: 'Read this' }, children: [] },
  { id: 'fireworks', value: {}, children: [] },
  {
    id: 'container',
    value: { type: 'fluid' },
    children: [
      { id: 'paragraph', value: { content: 'Stays' }, children: [] },
      { id: 'heading', value: { level: 9, content: 'Too deep' }, children: [] },
    ],
  },
];

/**
 * The sample listing with a partly broken article, a category with a custom order, rules for single pages, and two
 * products that some pages hide.
 */
export function sampleContentShop(): DemoShop {
  const shop = sampleListingShop();
  const shown = { index: true, brand: true, categories: true };
  return {
    ...shop,
    articles: [...shop.articles, { ...sampleArticle('broken', 'help', 2), body: BODY }],
    categories: shop.categories.map((category) =>
      category.id === 'gifts' ? { ...category, products: { index: 'products', sort: 'price-desc' } } : category,
    ),
    products: shop.products.map((product) => {
      if (product.id === 'p1') return { ...product, visibleIn: { ...shown, categories: false } };
      return product.id === 'p2' ? { ...product, visibleIn: { ...shown, brand: false } } : product;
    }),
    searchRules: [
      firstOn('category-kitchen', 'p30'),
      firstOn('category-fridges', 'p40'),
      firstOn('brand-acme', 'p12'),
      firstOn('brand-bolt', 'p50'),
    ],
  };
}
