import type { ContentBlock } from '@wattle/domain';
import type { ArticleId } from './article-paths.ts';
import { CATEGORIES, type CategoryKey } from './catalogue-ids.ts';

type Block = ContentBlock;
type Display = 'carousel' | 'grid-2x' | 'grid-4x';

/** Products of a category, as its own listing sorts them [D-3-29]. */
export const products = (category: CategoryKey, display: Display = 'carousel'): Block => ({
  id: 'product-listing',
  value: {
    type: 'collection',
    schema: 'category',
    collection: { mode: 'membership', id: CATEGORIES[category].id, index: 'products', sort: 'recommended' },
    display,
  },
});

export const newProducts = (category: CategoryKey): Block => ({
  id: 'product-listing',
  value: {
    type: 'collection',
    schema: 'category',
    collection: { mode: 'membership', id: CATEGORIES[category].id, index: 'products_newest', sort: 'newest' },
    display: 'carousel',
  },
});

/** Chosen categories as tiles [D-2-53]. */
export const categoryTiles = (...keys: CategoryKey[]): Block => ({
  id: 'category-listing',
  value: { type: 'manual', categories: keys.map((key) => CATEGORIES[key].id) },
});

/** The sub-categories of one category as tiles. */
export const subCategoryTiles = (key: CategoryKey): Block => ({
  id: 'category-listing',
  value: { type: 'dynamic', category: CATEGORIES[key].id },
});

/** All brands that have products, by name [D-2-43]. */
export const brandStrip = (maxItems: number): Block => ({
  id: 'brand-listing',
  value: { type: 'dynamic', maxItems, brands: [] },
});

/** The articles under another [D-2-37]. */
export const childArticles = (article: ArticleId): Block => ({
  id: 'article-listing',
  value: { type: 'dynamic', article },
});

/** Chosen articles [D-2-38]. */
export const articles = (...ids: ArticleId[]): Block => ({
  id: 'article-listing',
  value: { type: 'manual', articles: ids },
});

export const subscriptionForm = (): Block => ({
  id: 'klaviyo-form',
  value: { type: 'subscription', listId: 'newsletter' },
});

export const eventForm = (listId: string): Block => ({ id: 'klaviyo-form', value: { type: 'event-sign-up', listId } });

export const enquiryForm = (): Block => ({ id: 'klaviyo-form', value: { type: 'enquiry' } });
