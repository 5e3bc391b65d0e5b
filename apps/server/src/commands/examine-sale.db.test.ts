import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleProduct, sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { examineDisk, examineSale } from './examine-sale.ts';
import type { Finding } from './finding.ts';

let db: Database;
beforeAll(async () => {
  db = await openServer();
});
afterAll(() => db.close());

const wrongs = (findings: readonly Finding[]) => findings.filter(({ isWell }) => !isWell);
const NONE = { imageOrigins: [] };

it('names everything that an empty shop needs, with the command for it', async () => {
  const found = wrongs(await examineSale(db, NONE));
  expect(found.map(({ about }) => about)).toEqual([
    'identity',
    'suburbs',
    'delivery rules',
    'holidays',
    'stores',
    'goods',
  ]);
  for (const { says } of found) expect(says).toMatch(/npm run shop|import content/);
});

it('finds goods without a price, foreign pictures, empty shelves and mails that wait', async () => {
  await saveShop(db, {
    ...sampleShop(),
    settings: { 'delivery-rules': {}, 'public-holidays': { VIC: ['2999-01-01'] } },
    products: [
      sampleProduct('dear', { prices: [] }),
      sampleProduct('far', { images: [{ url: 'https://CDN.example/a.jpg', alt: '' }], variants: [] }),
    ],
    orders: [],
    storeStock: [],
  });
  await db.run('update variant_stock set qty = 0');
  await db.run(`insert into mails (id, recipient, kind, subject, text_body, html_body, state, due_at)
    values (gen_random_uuid(), 'a@b.c', 'ORDER', '', '', '', 'waiting', now() - interval '1 hour')`);
  const found = wrongs(await examineSale(db, NONE));
  expect(found.map(({ about }) => about)).toEqual(['prices', 'stock', 'pictures', 'mails waiting']);
  expect(found[0]?.says).toContain('1 of 2');
  expect(found[2]?.says).toContain('https://cdn.example (1 products); set IMAGE_ORIGINS=https://cdn.example');
  const allowed = wrongs(await examineSale(db, { imageOrigins: ['https://cdn.example'] }));
  expect(allowed.map(({ about }) => about)).not.toContain('pictures');
});

it('finds that invoices have no ABN', async () => {
  await db.run(`update settings set value = value || '{"abn": ""}' where key = 'shop'`);
  const found = wrongs(await examineSale(db, NONE)).find(({ about }) => about === 'ABN');
  expect(found?.says).toContain('import shop');
});

it('wants room on the disk', async () => {
  expect(await examineDisk('/')).toMatchObject({ about: 'disk' });
  expect(await examineDisk('/', Number.MAX_SAFE_INTEGER)).toMatchObject({ isWell: false });
});
