import { describeDocument } from '@wattle/demo/documents';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { loadDocument } from '../papers/load-document.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { SAMPLE_IDENTITY } from '../store/testing/sample-identity.ts';
import { sampleProduct, sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { registerDocuments } from './document-routes.ts';

let db: Database;
const app = Fastify();
beforeAll(async () => {
  db = await openServer();
  const store = createStore(db);
  const shop = sampleShop();
  const [family] = shop.families;
  if (!family) throw new Error('The sample has no family.');
  const code = 'microwaves';
  const oven = sampleProduct('p-oven', {
    familyCode: code,
    attributes: { energyStars: 4, energyKwhYear: 300 },
    documents: [
      { name: 'User guide', url: '/documents/p-oven/user-guide.pdf' },
      { name: 'By the maker', url: '/documents/p-oven/of-the-maker.pdf' },
    ],
  });
  await saveShop(db, {
    ...shop,
    families: [...shop.families, { ...family, code }],
    products: [...shop.products, oven],
  });
  const catalogue = createCatalogueCache(store);
  registerDocuments(
    app,
    loadDocument({
      store,
      catalogue,
      shop: () => SAMPLE_IDENTITY,
      describe: async (file, about) => describeDocument(file, about),
      loadPng: async () => undefined,
    }),
  );
});
afterAll(async () => {
  await app.close();
  await db.close();
});

it('a document that a product names is a PDF that opens in the browser', async () => {
  const answer = await app.inject({ url: '/documents/p-oven/user-guide.pdf' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="User guide .+\.pdf"$/);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it.each([
  ['that the product does not name', 'p-oven/energy-certificate.pdf'],
  ['of a product that is not there', 'p-nothing/user-guide.pdf'],
  ['that is named but not drawn', 'p-oven/of-the-maker.pdf'],
])('a document %s is not found', async (_, path) => {
  expect((await app.inject({ url: `/documents/${path}` })).statusCode).toBe(404);
});
