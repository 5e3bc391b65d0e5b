import type { ContentBlock, Image } from '@wattle/domain';
import type { ArticleId } from './article-paths.ts';
import { BRANDS, type BrandKey, CATEGORIES, type CategoryKey } from './catalogue-ids.ts';

type Block = ContentBlock;
type BrandFeature = {
  readonly brand: BrandKey;
  readonly category: CategoryKey;
  readonly heading: string;
  readonly carouselHeading: string;
  readonly description: string;
  readonly image: Image;
  readonly imagePosition: 'left' | 'right';
  readonly maxItems?: number;
};
type Display = 'carousel' | 'grid-2x' | 'grid-4x';

/** Products of a category, as its own listing sorts them [D-3-29]. */
export const products = (category: CategoryKey, display: Display = 'carousel'): Block => ({
  id: 'product-listing',
  value: {
    type: 'collection',
    schema: 'category',
    collection: { mode: 'membership', id: CATEGORIES[category].id, index: 'products', sort: '' },
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

/** Products chosen one by one [D-2-88]. */
export const productsById = (...ids: string[]): Block => ({
  id: 'product-listing',
  value: { type: 'manual', products: ids.map((id) => ({ product: { id } })), display: 'carousel' },
});

/** Chosen categories as tiles [D-2-53]. */
export const categoryTiles = (...keys: CategoryKey[]): Block => ({
  id: 'category-listing',
  value: { type: 'manual', categories: keys.map((key) => CATEGORIES[key].id) },
});

/** Chosen brands, by name [D-2-43]. */
export const chosenBrands = (...keys: BrandKey[]): Block => ({
  id: 'brand-listing',
  value: { type: 'manual', maxItems: keys.length, brands: keys.map((key) => BRANDS[key].id) },
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

/** A feature of one maker's things in one category [D-2-48]. */
export const brandCategory = (feature: BrandFeature): Block => ({
  id: 'brand-category',
  value: {
    heading: feature.heading,
    carouselHeading: feature.carouselHeading,
    description: feature.description,
    image: feature.image,
    imagePosition: feature.imagePosition,
    ratio: '1 / 1',
    maxItems: feature.maxItems ?? 16,
    categoryTarget: CATEGORIES[feature.category].id,
    brandTarget: BRANDS[feature.brand].id,
  },
});

export const subscriptionForm = (): Block => ({
  id: 'klaviyo-form',
  value: { type: 'subscription', listId: 'newsletter' },
});

export const eventForm = (listId: string): Block => ({ id: 'klaviyo-form', value: { type: 'event-sign-up', listId } });

export const enquiryForm = (): Block => ({ id: 'klaviyo-form', value: { type: 'enquiry' } });
