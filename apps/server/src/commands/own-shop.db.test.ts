import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { fillDemo } from '../import/fill-demo.ts';
import { prepareDatabase } from '../shop/prepare-database.ts';
import type { Database } from '../store/database.ts';
import { countRows } from '../store/inspect.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleBrand, sampleCategory, sampleFamily, sampleProduct, validShop } from '../store/testing/sample-shop.ts';
import { inputOf, runInTest } from './testing/run-in-test.ts';

const BUSINESS = [
  ...[
    '--name',
    'Kettle House',
    '--sells',
    'kettles',
    '--legal-name',
    'Kettle House Pty Ltd',
    '--abn',
    '12 345 678 901',
  ],
  ...['--phone', '03 9000 0000', '--street', '1 High Street', '--suburb', 'preston', '--state', 'VIC'],
  ...['--postcode', '3072'],
];

const open: { dispose(): Promise<void> }[] = [];
afterAll(() => Promise.all(open.map((one) => one.dispose())));

async function openTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-own-'));
  const env = { DATABASE_URL: await createServerDatabase(), DATA_DIR: folder, DEMO: 'false' };
  const db = await openDatabase(readConfig(env));
  open.push({
    dispose: async () => {
      await db.close();
      await rm(folder, { recursive: true });
    },
  });
  return { db, env, folder, run: (args: string[], input = '') => runInTest(args, { env, input: inputOf(input) }) };
}
type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

const typed = (type: string, row: object) => JSON.stringify({ type, ...row });
const goods = [
  typed('brand', sampleBrand('acme', { path: 'brands/acme' })),
  typed('family', sampleFamily('kettles')),
  typed('category', sampleCategory('kettles', null, { path: 'categories/kettles' })),
].join('\n');
const kettle = {
  ...sampleProduct('k1', { path: 'products/k1', badgePrimaryId: null, badgeSecondaryIds: [] }),
  blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 2 },
};

const counts = async (db: Database) => new Map((await countRows(db)).map(({ table, rows }) => [table, rows]));

describe('a shop that starts empty', () => {
  it('is not filled with the demo when DEMO=false', async () => {
    const { env, db } = await openTestDatabase();
    const never = () => Promise.reject(new Error('The demo was made.'));
    await (await prepareDatabase(readConfig(env), never)).close();
    expect((await counts(db)).get('settings')).toBe(0);
    await expect(prepareDatabase(readConfig({ ...env, DEMO: '' }), never)).rejects.toThrow('The demo was made.');
  });

  describe('after init', () => {
    let shop: Opened;
    beforeAll(async () => {
      shop = await openTestDatabase();
    });

    it('wants everything it does not know, at once', async () => {
      const { code, err } = await shop.run(['init', '--name', 'Kettle House', '--abn', '12', '--state', 'XX']);
      expect(code).toBe(2);
      for (const name of ['legal-name', 'abn 12', 'phone', 'street', 'suburb', 'state XX', 'postcode'])
        expect(err).toContain(`--${name}`);
    });

    it('asks the person at the terminal', async () => {
      const { env } = await openTestDatabase();
      const given = new Map(Object.entries({ suburb: 'Preston', postcode: '3072' }));
      const asked: string[] = [];
      const ask = async (question: string) => {
        asked.push(question);
        return [...given].find(([word]) => question.includes(word))?.[1];
      };
      const args = BUSINESS.filter((_, at) => !['--suburb', '--postcode'].includes(BUSINESS[at - (at % 2)] ?? ''));
      expect(await runInTest(['init', ...args], { env, ask })).toMatchObject({ code: 0 });
      expect(asked).toEqual(['Its suburb?', 'Its postcode?']);
    });

    it('asks again when an answer will not do, and takes phones and states as people write them', async () => {
      const { env, db } = await openTestDatabase();
      const answers = new Map([
        ['called', ['', 'K'.repeat(41), 'Kettle House']],
        ['telephone', ['none', '(03) 9000-0000']],
        ['state', ['Victoria', 'vic']],
      ]);
      const ask = async (question: string) => [...answers].find(([word]) => question.includes(word))?.[1].shift();
      const args = BUSINESS.filter((_, at) => !/name$|phone|state/.test(BUSINESS[at - (at % 2)] ?? ''));
      const result = await runInTest(['init', ...args, '--legal-name', 'K Pty Ltd'], { env, ask });
      expect(result).toMatchObject({ code: 0, out: expect.stringContaining('Kettle House: added') });
      expect(result.err).toContain('must be 40 characters or fewer');
      expect(await createStore(db).stores.list()).toMatchObject([{ phone: '(03) 9000-0000', addressState: 'VIC' }]);
    });

    it.each([
      ['--name', 'K'.repeat(41), 'must be 40 characters or fewer'],
      ['--name', 'Kettle\nHouse', 'must be'],
      ['--street', 's'.repeat(201), 'must be 200 characters or fewer'],
    ])('refuses a %s that the shop cannot have, and adds nothing', async (option, value, reason) => {
      const { code, err } = await shop.run(['init', ...BUSINESS, option, value]);
      expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(reason) });
      for (const table of ['articles', 'settings', 'stores']) expect((await counts(shop.db)).get(table)).toBe(0);
    });

    it('refuses a suburb that is not in the list', async () => {
      const { code, err } = await shop.run(['init', ...BUSINESS, '--postcode', '3000']);
      expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no preston VIC 3000') });
      expect((await counts(shop.db)).get('stores')).toBe(0);
    });

    it('has what it needs to sell, and no goods', async () => {
      const { code, out } = await shop.run(['init', ...BUSINESS]);
      expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('1 stores') });
      const rows = await counts(shop.db);
      expect(rows.get('localities')).toBeGreaterThan(15_000);
      for (const table of ['products', 'orders', 'customers', 'vouchers']) expect(rows.get(table)).toBe(0);
      const store = createStore(shop.db);
      expect(await store.settings.find('delivery-rules')).toMatchObject({ warehouse: { state: 'VIC' } });
      expect(await store.settings.find('public-holidays')).toMatchObject({ VIC: expect.any(Array) });
      expect(await store.stores.list()).toMatchObject([{ name: 'Preston', timeZone: 'Australia/Melbourne' }]);
      for (const id of ['checkout-privacy-policy', 'checkout-terms-of-sale'])
        expect(JSON.stringify(await store.articles.findById(id))).toContain('Kettle House Pty Ltd');
      expect(JSON.stringify([await store.articles.list(), await store.settings.list()])).not.toMatch(/wattle/i);
    });

    it('changes nothing the second time', async () => {
      await shop.run(['import', 'content', '-', '--update'], typed('setting', { key: 'newsletter', value: '1' }));
      const { code, out } = await shop.run(['init', ...BUSINESS]);
      expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('0 suburbs, 0 stores, 0 pages') });
      expect(await createStore(shop.db).settings.find('newsletter')).toBe('1');
    });

    it('takes goods that have a sku, a name and a price', async () => {
      const csv = 'sku,name,price,qty\nT-1,Toaster,39.95,2\n';
      const send = () => shop.run(['import', 'products', '-', '--format', 'csv'], csv);
      expect(await send()).toMatchObject({ code: 0, out: 'products: 1 inserted, 0 updated, 0 unchanged, 0 refused' });
      expect(await send()).toMatchObject({ out: 'products: 0 inserted, 0 updated, 1 unchanged, 0 refused' });
      expect((await createStore(shop.db).products.findById('T-1'))?.record.variants).toMatchObject([{ qty: 2 }]);
    });

    it('takes goods from standard input', async () => {
      expect(await shop.run(['import', 'content', '-'], goods)).toMatchObject({ code: 0 });
      const products = await shop.run(['import', 'products', '-', '--format', 'json'], JSON.stringify([kettle]));
      expect(products).toMatchObject({ code: 0, out: 'products: 1 inserted, 0 updated, 0 unchanged, 0 refused' });
    });
  });

  it('takes its own suburbs', async () => {
    const { run, folder, db } = await openTestDatabase();
    const file = join(folder, 'suburbs.csv');
    await writeFile(
      file,
      'suburb,state,postcode,location.latitude,location.longitude\nPreston,VIC,3072,-37.74,145\nNowhere,VIC,30,1,2\n',
    );
    const { code, err } = await run(['init', ...BUSINESS, '--localities', file]);
    expect({ code, err }).toEqual({ code: 1, err: 'line 3: postcode: must be four digits' });
    expect(await createStore(db).localities.list()).toMatchObject([{ name: 'Preston VIC 3072' }]);
  });
});

describe('an import of a stranger', () => {
  let shop: Opened;
  beforeAll(async () => {
    shop = await openTestDatabase();
    await shop.run(['import', 'content', '-'], goods);
    await shop.run(['import', 'products', '-'], JSON.stringify(kettle));
  });
  const find = async () => (await createStore(shop.db).products.findById('k1'))?.record;

  it('says in a dry run what it would do, and does nothing', async () => {
    const rows = [JSON.stringify({ ...kettle, name: 'Other' }), JSON.stringify({ ...kettle, id: 'k2' })].join('\n');
    const { code, out, err } = await shop.run(['import', 'products', '-', '--dry-run'], rows);
    expect({ code, out }).toEqual({
      code: 1,
      out: 'Dry run, nothing changed. products: 0 inserted, 1 updated, 0 unchanged, 1 refused',
    });
    expect(err).toContain("line 2: path: is the path of product 'k1'");
    expect((await find())?.name).toBe(kettle.name);
  });

  it('changes only the fields that a partial row has', async () => {
    const { code, out } = await shop.run(['import', 'products', '-', '--update'], '{"id":"k1","price":99}');
    expect({ code, out }).toEqual({ code: 0, out: 'products: 0 inserted, 1 updated, 0 unchanged, 0 refused' });
    const prices = [{ price: 99, erpOriginalPrice: 99, from: null, to: null }];
    expect(await find()).toEqual({ ...kettle, prices });
    const csv = 'id,price,originalPrice,visibleIn.index\nk1,89.5,120,false\n';
    expect(await shop.run(['import', 'products', '-', '--update', '--format', 'csv'], csv)).toMatchObject({ code: 0 });
    expect(await find()).toMatchObject({
      prices: [{ price: 89.5, erpOriginalPrice: 120 }],
      visibleIn: { ...kettle.visibleIn, index: false },
    });
  });

  it('refuses a partial row of nothing, without a key, or with a wrong value', async () => {
    const rows = ['{"id":"none","price":1}', '{"price":1}', '{"id":"k1","price":"dear"}', '{"id":"k1","colour":"red"}'];
    const { code, err } = await shop.run(['import', 'products', '-', '--update'], rows.join('\n'));
    expect(code).toBe(1);
    const said = err.split('\n');
    expect(said).toEqual(
      expect.arrayContaining([
        "line 1: there is no 'none' to update",
        'line 2: id: is missing',
        expect.stringMatching(/^line 3: prices\.0\.price: /),
        'line 4: colour: is not a known field',
      ]),
    );
  });

  it('deletes what it is told to, but nothing that is in use', async () => {
    const used = await shop.run(['import', 'content', '-', '--delete'], typed('brand', { id: 'acme' }));
    expect(used).toMatchObject({ code: 1, out: 'content: 0 deleted, 0 not there, 1 refused' });
    expect(used.err).toMatch(/^line 1: .*still referenced/);
    const gone = await shop.run(['import', 'products', '-', '--delete'], '{"id":"k1"}\n{"id":"never"}');
    expect(gone).toMatchObject({ code: 0, out: 'products: 1 deleted, 1 not there, 0 refused' });
    expect(await find()).toBeUndefined();
    const rest = await shop.run(['import', 'content', '-', '--delete'], goods);
    expect(rest).toMatchObject({ code: 0, out: 'content: 3 deleted, 0 not there, 0 refused' });
  });

  it.each([
    ['nothing', '', 'jsonl'],
    ['blank lines', '\n\n', 'jsonl'],
    ['an empty list', '[]', 'json'],
    ['only the names of columns', 'id,name\n', 'csv'],
  ])('refuses a file with %s', async (_, text, format) => {
    expect(await shop.run(['import', 'products', '-', '--format', format], text)).toMatchObject({
      code: 3,
      err: 'Standard input has no rows.',
    });
  });

  it('refuses a file that is not what it says', async () => {
    const { code, err } = await shop.run(['import', 'products', '-', '--format', 'json'], '"k1"');
    expect({ code, err }).toEqual({ code: 1, err: 'line 1: is not a JSON list of rows' });
    expect(await shop.run(['import', 'stock', '-', '--delete'], '{}')).toMatchObject({ code: 2 });
  });
});

describe('init where a shop is already', () => {
  it('does not say that the demo is somebody’s now, but how to take it out', async () => {
    const { db, run } = await openTestDatabase();
    await fillDemo(db, validShop());
    const before = await counts(db);
    const { code, err } = await run(['init', ...BUSINESS]);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('remove-demo --yes') });
    expect(await counts(db)).toEqual(before);
    await run(['remove-demo', '--yes']);
    expect(await run(['init', ...BUSINESS])).toMatchObject({ code: 0, err: '' });
  });

  it('says whose it stays', async () => {
    const { run } = await openTestDatabase();
    await run(['import', 'shop', '-'], '{"name":"Tea House"}');
    const { code, out, err } = await run(['init', ...BUSINESS]);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Tea House: added') });
    expect(err).toContain('This shop is Tea House, and stays so');
  });
});

describe('remove-demo', () => {
  it('takes out what the demo filled in, and nothing else', async () => {
    const { db, run } = await openTestDatabase();
    const empty = await counts(db);
    await fillDemo(db, validShop());
    expect(await run(['remove-demo'])).toMatchObject({ code: 2 });
    expect(await run(['remove-demo', '--yes'])).toMatchObject({ code: 0 });
    expect(await counts(db)).toEqual(empty);
    expect(await run(['remove-demo', '--yes'])).toMatchObject({ code: 1, out: 'There are no rows of the demo here.' });
  });

  it('leaves what is the retailer’s, and what that needs', async () => {
    const { db, run } = await openTestDatabase();
    const store = createStore(db);
    await fillDemo(db, validShop());
    await store.settings.save([{ key: 'newsletter', value: '03 9000 0000' }]);
    await store.products.save([sampleProduct('own', { badgePrimaryId: null, path: 'products/own' })]);
    const { code, err } = await run(['remove-demo', '--yes']);
    expect(code).toBe(0);
    expect(err).toContain('brands: 1 stay');
    expect(await store.products.listIds()).toEqual(['own']);
    expect((await store.brands.list()).map(({ id }) => id)).toEqual(['acme']);
    // the parent of the product's category stays with it
    expect((await store.categories.list()).map(({ id }) => id).sort()).toEqual(['kettles', 'kitchen']);
    expect((await store.settings.list()).map(({ key }) => key)).toEqual(['newsletter']);
    expect(await store.localities.list()).toEqual([]);
  });
});
