import type { Redirect } from '@wattle/domain';
import { type ArticleId, toArticle } from './article-paths.ts';
import { type CategoryKey, toCategory } from './catalogue-ids.ts';

const toArticlePath = (from: string, id: ArticleId): Redirect => ({ from, to: toArticle(id), external: false });
const toCategoryPath = (from: string, key: CategoryKey): Redirect => ({ from, to: toCategory(key), external: false });

/** Paths that have moved, written as records write theirs, and the addresses they lead to. */
export function generateRedirects(): Redirect[] {
  return [
    toArticlePath('articles/fridge-buying-guide', 'choose-a-fridge'),
    toArticlePath('articles/washing-machine-guide', 'front-or-top-loader'),
    toArticlePath('articles/help/warranty', 'repair-plans'),
    toArticlePath('articles/help/shipping', 'delivery-and-installation'),
    toArticlePath('articles/privacy', 'checkout-privacy-policy'),
    toArticlePath('articles/terms', 'checkout-terms-of-sale'),
    toCategoryPath('categories/refrigerators', 'fridges'),
    toCategoryPath('categories/air-conditioners', 'airConditioning'),
    toCategoryPath('categories/tvs', 'televisions'),
    toCategoryPath('products/nordholm-620l-french-door-fridge', 'fridges'),
    toCategoryPath('products/brolga-6-kw-split-system', 'airConditioning'),
    { from: 'stores/coburg', to: '/stores/coburg-north', external: false },
    { from: 'articles/help/product-recalls', to: 'https://www.productsafety.gov.au/recalls', external: true },
  ];
}
