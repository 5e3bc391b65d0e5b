import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promotionSchema } from '@wattle/contract/records';
import { generateDemoShop } from '@wattle/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../../scripts/testing/factors.ts';
import { linesOf } from '../commands/export-lines.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { fillDemo } from './fill-demo.ts';
import { exportRows, IMPORT_NAMES, importFile } from './import-file.ts';

const shop = generateDemoShop({ now: 1_790_000_000 });
let db: Database;
let folder: string;

beforeAll(async () => {
  db = await openServer();
  folder = await mkdtemp(join(tmpdir(), 'wattle-round-'));
  await fillDemo(db, shop);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const FORMATS = ['jsonl', 'csv'] as const;

describe('what is exported from the demo shop', () => {
  // a CSV of mixed content would have every column of every type
  const files = IMPORT_NAMES.flatMap((name) =>
    FORMATS.filter((format) => format === 'jsonl' || name !== 'content').map((format) => [name, format] as const),
  );

  it.each(files)('imports again without a change: %s as %s', async (name, format) => {
    const lines: string[] = [];
    for await (const line of linesOf(format, () => exportRows(db, name), [])) lines.push(line);
    // the first line of a CSV names its columns
    const heads = format === 'csv' ? 1 : 0;
    const some = [...lines.slice(0, heads), ...someOf(lines.slice(heads), 10)];
    const file = join(folder, `${name}.${format}`);
    await writeFile(file, some.join('\n'));
    const refused: string[] = [];
    const summary = await importFile(db, name, file, { onRefused: ({ reason }) => refused.push(reason) });
    expect(refused).toEqual([]);
    const rows = some.length - heads;
    expect(summary).toEqual({ inserted: 0, updated: 0, unchanged: rows, refused: 0 });
    expect(rows).toBeGreaterThan(0);
  });
});

it('fills a shop with promotions of the form that calls send, and one that is almost used up', async () => {
  expect(shop.promotions).toHaveLength(12);
  expect(shop.promotions.map((promotion) => promotionSchema.parse(promotion))).toEqual(shop.promotions);
  const uses = await createStore(db).promotions.countUses(['promo-air-fryer', 'promo-welcome'], null);
  expect([...uses]).toEqual([['promo-air-fryer', { total: 58, own: 0 }]]);
});
