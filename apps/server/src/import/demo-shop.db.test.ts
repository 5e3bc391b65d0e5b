import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promotionSchema } from '@wattle/contract/records';
import { generateDemoShop } from '@wattle/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { type ImportName, importFile } from './import-file.ts';

const shop = generateDemoShop({ now: 1_790_000_000 });
const { shop: identity, ...settings } = shop.settings;
let db: Database;
let folder: string;

beforeAll(async () => {
  db = await openServer();
  folder = await mkdtemp(join(tmpdir(), 'wattle-demo-'));
  await createStore(db).demo.fill(shop);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const typed = (type: string, rows: readonly object[]) => rows.map((row) => ({ type, ...row }));

it.each<[ImportName, readonly object[]]>([
  ['products', shop.products],
  ['shop', [identity as object]],
  ['stores', shop.stores],
  ['stock', shop.storeStock.slice(0, 2000)],
  ['vouchers', shop.vouchers],
  ['promotions', shop.promotions],
  [
    'content',
    [
      ...typed('brand', shop.brands),
      ...typed('family', shop.families),
      ...typed('category', shop.categories),
      ...typed('warranty', shop.warranties),
      ...typed('article', shop.articles),
      ...typed('redirect', shop.redirects),
      ...typed(
        'setting',
        Object.entries(settings).map(([key, value]) => ({ key, value })),
      ),
      // `type` is the kind of row, and `input` marks a one-way synonym
      ...shop.synonyms.map((synonym) => ({ ...synonym, type: 'synonym' })),
      ...typed('absent-brand', shop.absentBrands),
      ...typed('search-rule', shop.searchRules),
    ],
  ],
])('finds the demo shop’s %s good, and as they are already', async (name, rows) => {
  const file = join(folder, `${name}.jsonl`);
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const refused: unknown[] = [];
  const summary = await importFile(db, name, file, { onRefused: (refusal) => refused.push(refusal) });
  expect(refused).toEqual([]);
  expect(summary).toEqual({ inserted: 0, updated: 0, unchanged: rows.length, refused: 0 });
});

it('has promotions of the form that calls send, and one that is almost used up', async () => {
  expect(shop.promotions).toHaveLength(12);
  expect(shop.promotions.map((promotion) => promotionSchema.parse(promotion))).toEqual(shop.promotions);
  const uses = await createStore(db).promotions.countUses(['promo-air-fryer', 'promo-welcome'], null);
  expect([...uses]).toEqual([['promo-air-fryer', { total: 58, own: 0 }]]);
});
