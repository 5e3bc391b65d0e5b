import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importFile } from '../apps/server/src/import/import-file.ts';
import { readRows } from '../apps/server/src/import/read-rows.ts';
import type { Database } from '../apps/server/src/store/database.ts';
import { migrate } from '../apps/server/src/store/migrate.ts';
import { openDatabase } from '../apps/server/src/store/open-database.ts';
import { createStore } from '../apps/server/src/store/store.ts';
import { startThrowAwayPostgres } from '../scripts/postgres/throw-away-postgres.ts';
import { generateProducts, generateSurroundings } from './generate-products.ts';
import { printTable } from './load.ts';

const COUNT = 50_000;
const BATCH = 500;

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function* lines(): Generator<string> {
  for (const product of generateProducts(COUNT)) yield `${JSON.stringify(product)}\n`;
}

/** The baseline: read the file and insert each raw row into one table. */
async function storeRaw(db: Database, file: string): Promise<void> {
  await db.run('create table raw_products (data jsonb)');
  let batch: unknown[] = [];
  const flush = async () => {
    await db.query('insert into raw_products select * from jsonb_array_elements($1::jsonb)', [JSON.stringify(batch)]);
    batch = [];
  };
  for await (const row of readRows('jsonl', createReadStream(file))) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

const folder = await mkdtemp(join(tmpdir(), 'wattle-import-'));
const file = join(folder, 'products.jsonl');
const postgres = await startThrowAwayPostgres();
try {
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  await migrate(db);
  const store = createStore(db);
  const { brands, categories, families } = generateSurroundings();
  await store.brands.save(brands);
  await store.categories.save(categories);
  await store.families.save(families);
  const importAll = () =>
    importFile(db, 'products', file, {
      onRefused: (refusal) => {
        throw new Error(`A row was refused: ${JSON.stringify(refusal)}`);
      },
    });
  const raw = await seconds(() => storeRaw(db, file));
  const first = await seconds(importAll);
  const again = await seconds(importAll);
  const row = (what: string, took: number) => ({
    what,
    seconds: Number(took.toFixed(1)),
    'times the raw rows': Number((took / raw).toFixed(2)),
  });
  printTable([row('raw rows into one table', raw), row('import', first), row('the same file again', again)]);
  console.log(`${COUNT} products.`);
  await db.close();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
