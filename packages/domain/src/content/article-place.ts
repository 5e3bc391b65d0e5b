import { ARTICLE_IDS } from '../settings/article-ids.ts';

/** Where an article appears. Only the kind `page` has its own URL, the article's `path`. */
export type ArticlePlace =
  | { readonly kind: 'page' }
  /** Part of the page at this path: the home page or a brand page. */
  | { readonly kind: 'part'; readonly path: string }
  /** Shown in place of missing content, at any URL. */
  | { readonly kind: 'stand-in' };

const HOME = 'home';
const BRAND = 'brand-';

const STAND_INS: readonly string[] = [ARTICLE_IDS.pageNotFound, ARTICLE_IDS.noResultsFound];

/** The id of the article on a brand's page. */
export const brandArticleId = (slug: string): string => `${BRAND}${slug}`;

/** Some articles are parts of other pages, which lets editors change those pages too. */
export function articlePlace(id: string): ArticlePlace {
  if (id === HOME) return { kind: 'part', path: '/' };
  if (STAND_INS.includes(id)) return { kind: 'stand-in' };
  const slug = id.startsWith(BRAND) ? id.slice(BRAND.length) : '';
  return slug === '' ? { kind: 'page' } : { kind: 'part', path: `/brands/${slug}` };
}
