import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrderKeys } from '../features/orders/order-keys.ts';
import { commandOf, kettle, orderDeps, orderShop, placeBy } from '../features/orders/testing/order-shop.ts';
import { scriptedPayment } from '../features/orders/testing/scripted-payment.ts';
import { loadPaper } from '../papers/load-paper.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { SAMPLE_IDENTITY } from '../store/testing/sample-identity.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { registerPapers } from './paper-routes.ts';

let db: Database;
let number: string;
const app = Fastify();
const keys = createOrderKeys('a secret');
beforeAll(async () => {
  db = await openServer();
  const store = createStore(db);
  await saveShop(db, orderShop());
  const placed = await placeBy({ ...orderDeps(db, scriptedPayment()), saveWithOrder: async () => {} })(
    commandOf(kettle(100)),
  );
  if (placed.status !== 'SUCCESS') throw new Error(JSON.stringify(placed));
  number = placed.value.orderNumber;
  registerPapers(app, {
    keys,
    loadPaper: loadPaper({ store, shop: () => SAMPLE_IDENTITY, loadMark: async () => undefined }),
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});
const get = (path: string, key: string) =>
  app.inject({ url: `/orders/${number}/${path}?${new URLSearchParams({ key })}` });

it('the tax invoice of an order is a PDF for who has its key', async () => {
  const answer = await get('tax-invoice.pdf', keys.sign(number, 60).key);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(answer.headers['content-disposition']).toBe(`inline; filename="Tax invoice ${number}.pdf"`);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it.each([
  ['no key', 'tax-invoice.pdf', () => ''],
  ['the key of another order', 'tax-invoice.pdf', () => keys.sign('W-1', 60).key],
  ['a key that has ended', 'tax-invoice.pdf', () => keys.sign(number, -1).key],
  ['a refund that is not there', 'credit-notes/W-1-R1.pdf', () => keys.sign(number, 60).key],
])('%s opens nothing', async (_, path, key) => {
  const answer = await get(path, key());
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
