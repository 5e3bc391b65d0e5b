import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { importChunks, previewChunks } from './import-file.ts';

let db: Database;
beforeAll(async () => {
  db = await openServer();
  const products = sampleShop().products.map((one) => ({
    ...{ ...one, path: `products/${one.id}`, badgeSecondaryIds: [], badgeSecondaryTitles: [] },
  }));
  await saveShop(db, { ...sampleShop(), products });
});
afterAll(() => db.close());

const csv = (text: string) => ({
  from: 'prices.csv',
  format: 'csv' as const,
  chunks: (async function* () {
    yield Buffer.from(text);
  })(),
});

describe('a preview of an import', () => {
  it('tells what each record was and would be, and what would be refused, and changes nothing', async () => {
    const preview = await previewChunks(db, 'products', csv('id,price\nk1,99\nk2,129.95\nk9,5\nk1,1\n'), {
      mode: 'update',
    });
    expect(preview.rows).toEqual([
      {
        key: 'k1',
        what: 'changed',
        changes: [
          { field: 'prices.0.price', before: 129.95, after: 99 },
          { field: 'prices.0.erpOriginalPrice', before: 129.95, after: 99 },
        ],
      },
    ]);
    expect(preview.refusals.map(({ line, reason }) => [line, reason])).toEqual([
      [4, "there is no 'k9' to update"],
      [5, "'k1' is on line 2 already"],
    ]);
    expect(preview.summary).toMatchObject({ updated: 1, unchanged: 1, refused: 2 });
    expect((await createStore(db).products.findById('k1'))?.record.prices[0]?.price).toBe(129.95);
    expect(await createStore(db).importRuns.list(10)).toEqual([]);
  });

  it('tells of stock by store', async () => {
    const preview = await previewChunks(db, 'stock', csv('variantId,qty,storeId\nk1-v1,4,city\nk2-v1,1,city\n'), {});
    expect(preview.rows).toEqual([
      { key: 'k1-v1 in city', what: 'changed', changes: [{ field: 'qty', before: 3, after: 4 }] },
      { key: 'k2-v1 in city', what: 'new', changes: [] },
    ]);
  });

  it('tells what would be deleted', async () => {
    const preview = await previewChunks(db, 'promotions', csv('id\nspring\n'), { mode: 'delete' });
    expect(preview.rows).toEqual([{ key: 'spring', what: 'deleted', changes: [] }]);
    expect(await createStore(db).promotions.listAll()).toHaveLength(1);
  });
});

it('an import is in the history, with its refused rows', async () => {
  const refused: number[] = [];
  await importChunks(db, 'products', csv('id,price\nk1,99\nk9,5\n'), {
    ...{ mode: 'update', actor: 'jo@example.com', onRefused: ({ line }) => refused.push(line) },
  });
  const { importRuns } = createStore(db);
  const [run] = await importRuns.list(10);
  expect(run).toMatchObject({ kind: 'products', mode: 'update', actor: 'jo@example.com', source: 'prices.csv' });
  expect(run).toMatchObject({ inserted: 0, updated: 1, unchanged: 0, deleted: 0, refused: 1 });
  expect((await importRuns.find(run?.id ?? 0))?.refusals).toEqual([
    { line: 3, field: '', reason: "there is no 'k9' to update" },
  ]);
  expect(refused).toEqual([3]);
});
