import { generateDemoShop } from '@wattle/demo';
import { createEmbeddedSearch } from '@wattle/providers/search';
import type { Catalogue, CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { articleDocument } from '../documents/article-documents.ts';
import { localityDocument } from '../documents/locality-documents.ts';
import { productDocument } from '../documents/product-documents.ts';
import { storeDocument } from '../documents/store-documents.ts';
import { suggestionDocuments } from '../documents/suggestion-documents.ts';
import { INDEX_SETTINGS } from '../index-settings.ts';
import { createUnderstanding } from '../understanding/create-understanding.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z') / 1000;

/** The demo shop's catalogue in its search engine, without a database. */
export function openDemoSearch() {
  const shop = generateDemoShop({ now: NOW });
  const search = createEmbeddedSearch({ now: () => new Date(NOW * 1000) });
  const node = { children: [], productCount: 1, accessoryCount: 0, priceFrom: null };
  const catalogue: Catalogue = {
    categories: new Map(shop.categories.map((category) => [category.id, { ...category, ...node }])),
    warranties: new Map(),
    categoriesByPath: new Map(),
    brands: new Map(shop.brands.map((brand) => [brand.id, { ...brand, productCount: 1 }])),
    families: new Map(shop.families.map((family) => [family.code, family])),
  };
  const around = {
    catalogue,
    badges: new Map(shop.badges.map((badge) => [badge.id, badge])),
    categoryNames: new Map(shop.categories.map(({ id, name }) => [id, name])),
    nowSeconds: NOW,
  };
  const documents = shop.products.map((record) => productDocument({ record, stockUpdatedAt: 0 }, around));
  const products = search.defineIndex('products', INDEX_SETTINGS.products);
  products.setSynonyms(shop.synonyms);
  products.save(documents);
  search.setRules('products', shop.searchRules);
  search.defineIndex('localities', INDEX_SETTINGS.localities).save(shop.localities.map(localityDocument));
  search.defineIndex('articles', INDEX_SETTINGS.articles).save(shop.articles.map(articleDocument));
  search.defineIndex('stores', INDEX_SETTINGS.stores).save(shop.stores.map(storeDocument));
  search.defineIndex('suggestions', INDEX_SETTINGS.suggestions).save(suggestionDocuments(documents, catalogue));
  for (const name of ['categories', 'brands'] as const) search.defineIndex(name, INDEX_SETTINGS[name]);
  const reader: CatalogueCache = {
    last: () => catalogue,
    load: async () => catalogue,
    loadFor: async () => catalogue,
    clear() {},
    async recount() {},
    async close() {},
  };
  const understand = createUnderstanding(search, reader, async () => shop);
  return { shop, search, catalogue: reader, understand };
}
