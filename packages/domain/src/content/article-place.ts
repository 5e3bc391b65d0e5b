import { ARTICLE_IDS } from '../settings/article-ids.ts';

/** Where an article is read. Only one of kind `page` has an address of its own, its `path`. */
export type ArticlePlace =
  | { readonly kind: 'page' }
  /** A part of the page at this path: the home page, a brand's page. */
  | { readonly kind: 'part'; readonly path: string }
  /** Shown where something is missing, at whatever address that is. */
  | { readonly kind: 'stand-in' };

const HOME = 'home';
const BRAND = 'brand-';

const STAND_INS: readonly string[] = [ARTICLE_IDS.pageNotFound, ARTICLE_IDS.noResultsFound];

/** The article whose blocks the page of a brand shows. */
export const brandArticleId = (slug: string): string => `${BRAND}${slug}`;

/** Some articles are parts of other pages, so that an editor changes those pages too. */
export function articlePlace(id: string): ArticlePlace {
  if (id === HOME) return { kind: 'part', path: '/' };
  if (STAND_INS.includes(id)) return { kind: 'stand-in' };
  const slug = id.startsWith(BRAND) ? id.slice(BRAND.length) : '';
  return slug === '' ? { kind: 'page' } : { kind: 'part', path: `/brands/${slug}` };
}
