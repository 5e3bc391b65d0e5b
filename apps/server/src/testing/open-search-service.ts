import { createEmbeddedSearch, type SearchRecord } from '@wattle/providers/search';
import Fastify from 'fastify';
import { registerSearch } from '../http/search-routes.ts';

const product = (objectID: string, name: string, brand: string, price: number, colour: string): SearchRecord => ({
  objectID,
  name,
  brand: { name: brand },
  price,
  attributes: { colour },
});

export const SAMPLE_PRODUCTS = [
  product('1', 'Nordholm Kettle', 'Nordholm', 49, 'black'),
  product('2', 'Nordholm Toaster', 'Nordholm', 79, 'white'),
  product('3', 'Acme Kettle', 'Acme', 29, 'white'),
  product('4', 'Acme Toaster', 'Acme', 39, 'black'),
  product('5', 'Acme Fridge', 'Acme', 999, 'white'),
  product('6', 'Zest Kettle', 'Zest', 129, 'white'),
];

/** The search calls alone, over the embedded engine with a few products. */
export async function openSearchService({ writeLimitPerMinute = 1_000 } = {}) {
  const search = createEmbeddedSearch();
  const products = search.defineIndex('products', {
    searchableAttributes: ['name', 'brand.name'],
    attributesForFaceting: ['searchable(brand.name)', 'price', 'attributes.*'],
    customRanking: ['asc(objectID)'],
    replicas: { products_price_asc: ['asc(price)'], products_price_desc: ['desc(price)'] },
  });
  products.replaceAll(SAMPLE_PRODUCTS);
  const app = Fastify({ logger: false, bodyLimit: 1000, routerOptions: { maxParamLength: 400 } });
  registerSearch(app, { search, writeLimitPerMinute });
  await app.ready();
  return { app, search, [Symbol.asyncDispose]: () => app.close() };
}
