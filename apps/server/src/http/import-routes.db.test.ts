import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { problemSchema } from '@wattle/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTest } from '../commands/testing/run-in-test.ts';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { importAnswerSchema } from './import-call.ts';

const FOLDER = new URL('../../../../docs/samples/', import.meta.url);
/** In the order in which they refer to each other. */
const SAMPLES = [
  ...['shop.jsonl', 'content.jsonl', 'badges.jsonl', 'products.csv', 'products.jsonl', 'stores.jsonl', 'stock.jsonl'],
  ...['promotions.jsonl', 'vouchers.jsonl', 'localities.jsonl'],
];
const TOKEN = 'a token that is long enough for an import';
let shop: TestShop;
let url: string;
beforeAll(async () => {
  url = await createServerDatabase();
  const init = [
    ...['init', '--name', 'Kettle House', '--sells', 'kettles', '--legal-name', 'K Pty Ltd', '--abn', '12 345 678 901'],
    ...['--phone', '03 9000 0000', '--street', '1 High Street', '--suburb', 'Preston', '--state', 'VIC'],
    ...['--postcode', '3072'],
  ];
  expect(await runInTest(init, { env: { DATABASE_URL: url, DEMO: 'false' } })).toMatchObject({ code: 0 });
  shop = await openTestShop({
    env: { IMPORT_TOKEN: TOKEN, IMPORT_MAX_MB: '1', WRITE_LIMIT_PER_MINUTE: '600', DATABASE_URL: url },
    open: () => openDatabase({ databaseUrl: url, dataDir: '' }),
    content: null,
  });
});
afterAll(() => shop.close());

const TYPES = { jsonl: 'application/x-ndjson', json: 'application/json', csv: 'text/csv' } as const;
const post = (kind: string, payload: string, type: keyof typeof TYPES = 'jsonl', query = '', token = TOKEN) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/import/${kind}${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': TYPES[type] },
    payload,
  });

describe('an import over HTTP', () => {
  it('takes every sample file of the reference, and changes nothing the second time', async () => {
    expect((await readdir(FOLDER)).sort()).toEqual([...SAMPLES].sort());
    for (const file of SAMPLES) {
      const kind = file.replace(/\..*$/, '');
      const text = await readFile(new URL(file, FOLDER), 'utf8');
      const type = file.endsWith('.csv') ? 'csv' : 'jsonl';
      expect((await post(kind, text, type)).json(), file).toMatchObject({ refused: 0, refusals: [] });
      expect((await post(kind, text, type)).json(), file).toMatchObject({ inserted: 0, updated: 0 });
    }
  });

  it('keeps the text 5.1 of a text attribute in CSV, and reads numbers and switches by their type', async () => {
    const head = 'sku,name,price,familyCode,attributes.colour,attributes.litres,attributes.cordless';
    await post('products', `${head}\nC1,Cup,5,kettles,5.1,1.5,true\n`, 'csv');
    const [stored] = await shop.store.products.listByIds(['C1']);
    expect(stored?.record.attributes).toEqual({ colour: '5.1', litres: 1.5, cordless: true });
    await post('products', 'id,attributes.colour\nC1,7\n', 'csv', '?mode=update');
    const [changed] = await shop.store.products.listByIds(['C1']);
    expect(changed?.record.attributes).toEqual({ colour: '7', litres: 1.5, cordless: true });
  });

  it('updates, rehearses, renames and tells what it refused', async () => {
    const rehearsed = await post('products', '{"sku":"D1","name":"Dish","price":5}', 'jsonl', '?dry-run=true');
    expect(rehearsed.json()).toMatchObject({ inserted: 1 });
    expect(await shop.store.products.listByIds(['D1'])).toEqual([]);
    const renamed = await post('products', 'Article;,name,price\n', 'csv', '?map=Article');
    expect(renamed.statusCode).toBe(400);
    const mapped = await post('products', 'Article,name,price,Note\nD2,Dish,5,x\n', 'csv', '?map=Article=sku,Note=');
    expect(mapped.json()).toMatchObject({ inserted: 1, refused: 0 });
    const wrong = await post('products', '{"sku":"D3","name":"Dish","price":-1}');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().refusals).toContainEqual({ line: 1, field: 'prices.0.price', reason: 'must be 0 or more' });
  });

  it.each([
    ['a wrong token', 'products', '{}', '', 'wrong', 401],
    ['an unknown kind', 'things', '{}', '', TOKEN, 400],
    ['an unknown mode', 'products', '{}', '?mode=x', TOKEN, 400],
    ['an empty body', 'products', '', '', TOKEN, 400],
    ['a mode twice', 'products', '{}', '?mode=update&mode=replace', TOKEN, 400],
    ['names of fields twice', 'products', '{}', '?map=a=b&map=c=d', TOKEN, 400],
    ['a body that is too large', 'products', ' '.repeat(2 * 1024 * 1024), '', TOKEN, 413],
  ])('refuses %s', async (_, kind, body, query, token, status) => {
    expect((await post(kind, body, 'jsonl', query, token)).statusCode).toBe(status);
  });

  it.each(['dry-run=1', 'dry-run=', 'dry-run=TRUE', 'dry-run=true&dry-run=true', 'dryrun=true', 'dry_run=true'])(
    'imports nothing when a rehearsal is misspelt as %s',
    async (query) => {
      const answer = await post('products', '{"sku":"R1","name":"Rehearsed","price":5}', 'jsonl', `?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(await shop.store.products.listByIds(['R1'])).toEqual([]);
    },
  );

  it('updates and deletes by the sku of a product in short, and never makes goods free by mistake', async () => {
    await post('products', '{"sku":"F1","name":"Flask","price":5}');
    for (const price of ['""', 'null', '"  "', '[]', '"$7"']) {
      const answer = await post('products', `{"id":"F1","price":${price}}`, 'jsonl', '?mode=update');
      expect(answer.json(), price).toMatchObject({ updated: 0, refused: 1 });
    }
    const semicolons = await post('products', 'sku;price\r\nF1;7.50\r\n;\r\n', 'csv', '?mode=update');
    expect(semicolons.json()).toMatchObject({ updated: 1, refused: 0 });
    const [changed] = await shop.store.products.listByIds(['F1']);
    expect(changed?.record.prices).toMatchObject([{ price: 7.5, erpOriginalPrice: 7.5 }]);
    expect((await post('products', '{"sku":"F1"}', 'jsonl', '?mode=delete')).json()).toMatchObject({ deleted: 1 });
  });

  it('says of a row without a name what it lacks, not all that a product has', async () => {
    const answer = await post('products', 'SKU,Name,price\nK9,Kettle,5\n', 'csv');
    expect(answer.json().refusals).toEqual([
      { line: 2, field: 'sku', reason: 'is missing' },
      { line: 2, field: 'SKU', reason: 'is not a known field' },
      { line: 2, field: 'Name', reason: 'is not a known field' },
    ]);
  });

  it.each(['replace', 'update', 'delete'])('refuses what the database cannot store in a row to %s', async (mode) => {
    const row = (text: string): string => `{"type":"brand","id":"a${text}","code":"a${text}","b${text}":1}`;
    for (const kind of ['products', 'stores', 'badges', 'promotions', 'vouchers', 'content']) {
      const answer = await post(kind, `${row('\\u0000')}\n${row('\\ud800')}\n`, 'jsonl', `?mode=${mode}`);
      expect(answer.statusCode, kind).toBe(422);
      const reasons = answer.json().refusals.map(({ reason }: { reason: string }) => reason);
      expect(reasons, kind).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('cannot be stored')));
    }
  });

  const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it.each<[string, string, string, keyof typeof TYPES, string]>([
    [
      'fields that set what is inherited',
      'products',
      '{"sku":"E1","__proto__":{"price":1}}',
      'jsonl',
      'has a field __proto__',
    ],
    [
      'rows that are nested deep',
      'content',
      `{"type":"article","body":${nested(50_000)}}`,
      'jsonl',
      'is nested deeper',
    ],
    ['a list that is nested deep', 'products', nested(50_000), 'json', 'is nested deeper'],
    [
      'thousands of columns',
      'products',
      `sku${',x'.repeat(5_000)}\n${'1,'.repeat(5_000)}\n`,
      'csv',
      'more than 2000 columns',
    ],
    ['columns that set what is inherited', 'products', 'sku,name,price,__proto__\nE2,Cup,5,{}\n', 'csv', ''],
    ['compressed bytes', 'products', gzipSync('x'.repeat(1_000_000)).toString('latin1'), 'jsonl', 'is not JSON'],
  ])('refuses %s by line, and nothing breaks', async (_, kind, payload, type, reason) => {
    const answer = await post(kind, payload, type);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().refusals[0].reason).toContain(reason);
    expect(({} as Record<string, unknown>).price).toBeUndefined();
  });

  it('renames a column that has an equals sign in its name', async () => {
    const map = encodeURIComponent('Price=AUD=price,Article=sku');
    const csv = 'Article,Price=AUD,name\nEQ1,5,Cup\n';
    const answer = await post('products', csv, 'csv', `?dry-run=true&map=${map}`);
    expect(answer.json()).toMatchObject({ inserted: 1, refused: 0 });
  });

  it('refuses a request without a body', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/import/products?dry-run=true', headers });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The body has no rows.']);
  });

  it('answers as the description of the calls says, whatever comes of it', async () => {
    for (const taken of [await post('products', 'sku,price\nK9,5\n', 'csv'), await post('badges', '{}')])
      expect([taken.statusCode, importAnswerSchema.safeParse(taken.json()).error]).toEqual([422, undefined]);
    const refusals = [
      await post('products', '{}', 'jsonl', '', 'another token'),
      await post('unicorns', '{}'),
      await post('products', ''),
      await post('products', '{}', 'jsonl', '?map=x'),
      await post('stock', '{}', 'jsonl', '?mode=delete'),
      await post('products', 'x'.repeat(1_100_000)),
    ];
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([401, 400, 400, 400, 400, 413]);
    for (const refused of refusals) expect(problemSchema.safeParse(refused.json()).error).toBeUndefined();
  });

  it('is not there without a token in the configuration', async () => {
    const closed = await openTestShop();
    const answer = await closed.app.inject({ method: 'POST', url: '/api/import/products', payload: '{}' });
    expect([404, 405, 415]).toContain(answer.statusCode);
    await closed.close();
  });
});
