import { isSellable } from '@wattle/domain/catalogue';
import { articlePlace } from '@wattle/domain/content';
import { pageLink, productLink } from '@wattle/domain/links';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';
import { xmlText } from './xml-text.ts';

/** Limit of the sitemap protocol per file. */
const ADDRESSES_MAX = 50_000;
/** Built in pieces, so that requests are served in between. */
const PAGE = 100;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Indexable pages other than products. */
export async function* listPagePaths(store: Store, catalogue: CatalogueCache): AsyncGenerator<string> {
  const [around, stores, articles] = await Promise.all([catalogue.load(), store.stores.list(), store.articles.list()]);
  yield* ['/', '/brands', '/stores'];
  for (const category of around.categories.values()) yield pageLink(category.path);
  for (const brand of around.brands.values()) yield pageLink(brand.path);
  for (const { path, visibleIn } of stores) if (visibleIn.index) yield pageLink(path);
  for (const { id, path } of articles) if (articlePlace(id).kind === 'page') yield pageLink(path);
}

/** Products that can be found and bought. */
export async function* listProductPaths(store: Store): AsyncGenerator<string> {
  for await (const page of store.products.stream(PAGE)) {
    for (const { record } of page) if (record.visibleIn.index && isSellable(record)) yield productLink(record);
  }
}

/** One sitemap file, starting at an offset. */
export async function* sitemapFile(paths: AsyncIterable<string>, origin: string, place = 0): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  let index = 0;
  for await (const path of paths) {
    const isHere = Math.floor(index / ADDRESSES_MAX) === place;
    index += 1;
    if (isHere) yield `<url><loc>${xmlText(origin + path)}</loc></url>\n`;
  }
  yield '</urlset>\n';
}

/** How many files the products take. */
export const sitemapFiles = (productCount: number): number => Math.max(1, Math.ceil(productCount / ADDRESSES_MAX));

/** The sitemap index. */
export function sitemapIndex(origin: string, productCount: number): string {
  const names = ['pages', ...Array.from({ length: sitemapFiles(productCount) }, (_, place) => `products-${place + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
