import { articlePlace, isSellable, pageLink, productLink } from '@wattle/domain';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { Store } from '../store/store.ts';
import { xmlText } from './xml-text.ts';

/** What search engines take in one file. */
const ADDRESSES_MAX = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that search engines may know, besides the products. */
export async function* listPagePaths(store: Store, catalogue: CatalogueCache): AsyncGenerator<string> {
  const [around, stores, articles] = await Promise.all([catalogue.load(), store.listStores(), store.listArticles()]);
  yield* ['/', '/brands', '/stores'];
  for (const category of around.categories.values()) yield pageLink(category.path);
  for (const brand of around.brands.values()) yield pageLink(brand.path);
  for (const { path, visibleIn } of stores) if (visibleIn.index) yield pageLink(path);
  for (const { id, path } of articles) if (articlePlace(id).kind === 'page') yield pageLink(path);
}

/** Products that can be found and bought. */
export async function* listProductPaths(store: Store): AsyncGenerator<string> {
  for await (const page of store.streamProducts()) {
    for (const { record } of page) if (record.visibleIn.index && isSellable(record)) yield productLink(record);
  }
}

/** A file of the map: at most as many addresses as one may hold, from its place on. */
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

/** The map of the maps. */
export function sitemapIndex(origin: string, productCount: number): string {
  const files = Math.max(1, Math.ceil(productCount / ADDRESSES_MAX));
  const names = ['pages', ...Array.from({ length: files }, (_, place) => `products-${place + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}
