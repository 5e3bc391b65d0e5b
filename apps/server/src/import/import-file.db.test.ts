import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductRecord } from '@wattle/domain/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore, type Store } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import {
  sampleArticle,
  sampleBrand,
  sampleCategory,
  sampleFamily,
  sampleProduct,
  sampleShop,
  sampleStore,
  sampleVariant,
} from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { type ImportName, importFile } from './import-file.ts';
import { csvLine, flatten } from './to-csv.ts';

const product = (id: string, more: Partial<ProductRecord> = {}) =>
  sampleProduct(id, { path: `products/${id}`, badgeSecondaryIds: [], ...more });
const category = (id: string, parentId: string | null) => sampleCategory(id, parentId, { path: `categories/${id}` });
const article = { ...sampleArticle('care', 'help', 3), path: 'articles/help/care' };

describe('importing', () => {
  const shop = sampleShop();
  let db: Database;
  let store: Store;
  let folder: string;

  beforeAll(async () => {
    db = await openServer();
    store = createStore(db);
    await saveShop(db, { ...shop, products: [], storeStock: [] });
    folder = await mkdtemp(join(tmpdir(), 'wattle-import-'));
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  /** Imports text as a file and returns the result. */
  async function load(kind: ImportName, ending: string, text: string) {
    const file = join(folder, `rows.${ending}`);
    await writeFile(file, text);
    const refused: string[] = [];
    const { refused: count, ...counts } = await importFile(db, kind, file, {
      onRefused: ({ line, field, reason }) => refused.push(`${line} ${field}: ${reason}`),
    });
    return { counts: [counts.inserted, counts.updated, counts.unchanged, count], refused };
  }
  const jsonl = (rows: readonly unknown[]) =>
    rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
  const loadJson = (kind: ImportName, ...rows: readonly unknown[]) => load(kind, 'jsonl', jsonl(rows));

  it('takes good rows, refuses bad ones by line, field and reason, and changes nothing the second time', async () => {
    const rows = [
      product('a'),
      '{"id": ',
      { ...product('b'), name: 7 },
      '',
      product('c', { brandId: 'none', extraCategoryIds: ['gifts', 'nowhere'] }),
      product('d', { replacedBy: 'comes-later' }),
      product('a', { name: 'Again' }),
      product('e', { badgePrimaryId: 'x', badgeSecondaryIds: ['y'], familyCode: 'z', canonicalCategoryId: 'w' }),
      product('f', { blGroup: { ...product('f').blGroup, availableWarrantyIds: ['care-9'] } }),
      product('g', { attributes: { capacity: '1.7' } }),
      product('r', { replacedBy: 'r' }),
    ];
    const refused = [
      '2 : is not JSON',
      '3 name: expected string, received number',
      "7 id: 'a' is on line 1 already",
      "5 brandId: there is no brand 'none'",
      "5 extraCategoryIds.1: there is no category 'nowhere'",
      "8 familyCode: there is no family 'z'",
      "8 canonicalCategoryId: there is no category 'w'",
      "8 badgePrimaryId: there is no badge 'x'",
      "8 badgeSecondaryIds.0: there is no badge 'y'",
      "9 blGroup.availableWarrantyIds.0: there is no warranty 'care-9'",
      '10 attributes.capacity: expected number, received string',
      '11 replacedBy: is the product itself',
    ];
    expect(await loadJson('products', ...rows)).toEqual({ counts: [2, 0, 0, 8], refused });
    const before = await db.query('select id, updated_at::text, xmin::text from products order by id');
    expect(await loadJson('products', ...rows)).toEqual({ counts: [0, 0, 2, 8], refused });
    expect(await db.query('select id, updated_at::text, xmin::text from products order by id')).toEqual(before);
    expect((await store.products.findById('a'))?.record).toEqual(product('a'));
  });

  it('lets no product take what is another’s', async () => {
    const { counts, refused } = await loadJson(
      'products',
      product('h', { path: 'products/a' }),
      product('i', { variants: [sampleVariant('i-v1'), sampleVariant('a-v1')] }),
      product('j'),
      product('k', { path: 'products/j', variants: [sampleVariant('j-v1')] }),
    );
    expect(refused).toEqual([
      "1 path: is the path of product 'a'",
      "2 variants.1.id: is a variant of product 'a'",
      "4 path: is the path of product 'j'",
      "4 variants.0.id: is a variant of product 'j'",
    ]);
    expect(counts).toEqual([1, 0, 0, 3]);
  });

  it('leaves out only the row that the database refuses', async () => {
    const codes = Array.from({ length: 20 }, (_, i) => `f${i}`);
    await loadJson('content', ...codes.map((code) => ({ type: 'family', ...sampleFamily(code) })));
    await loadJson('products', product('n13', { familyCode: 'f13', attributes: {} }));
    const rows = jsonl(codes.map((code) => ({ type: 'family', code })));
    const refused: unknown[] = [];
    await writeFile(join(folder, 'rows.jsonl'), rows);
    const counts = await importFile(db, 'content', join(folder, 'rows.jsonl'), {
      mode: 'delete',
      onRefused: ({ line, reason }) => refused.push([line, reason]),
    });
    expect(counts).toMatchObject({ deleted: 19, refused: 1 });
    expect(refused).toEqual([[14, expect.stringContaining('products')]]);
  });

  it('reads products from CSV', async () => {
    const first = product('csv1', {
      name: 'Kettle, "big"',
      description: ['Two\nlines'],
      saleMode: 'preorder',
      isNew: true,
    });
    const columns = [...flatten(first).keys()];
    const line = (record: ProductRecord, cells: Record<string, string> = {}) =>
      csvLine(columns.map((column) => cells[column] ?? flatten(record).get(column) ?? ''));
    const bad = { prices: '[]', isClearance: 'no', variants: '[', cartQtyProductMax: 'many', createdAt: '' };
    const csv = [csvLine(columns), line(first), 'csv2,S2', line(product('csv3'), bad), ''].join('\r\n');
    const refused = [
      `3 : has 2 cells, the first line has ${columns.length}`,
      '4 prices: must have a price',
      '4 isClearance: expected boolean, received string',
      '4 variants: expected array, received string',
      '4 cartQtyProductMax: expected number, received string',
      '4 createdAt: expected number, received string',
    ];
    expect(await load('products', 'csv', `\uFEFF${csv}`)).toEqual({ counts: [1, 0, 0, 2], refused });
    expect((await store.products.findById('csv1'))?.record).toEqual(first);
    expect((await load('products', 'csv', csv)).counts).toEqual([0, 0, 1, 2]);
  });

  it('takes content of every type in any order', async () => {
    const rows = [
      { type: 'category', ...category('mugs', 'drinks') },
      { type: 'category', ...category('drinks', null) },
      { type: 'category', ...category('lost', 'nowhere') },
      { type: 'category', ...category('below-lost', 'lost') },
      { type: 'category', ...category('chicken', 'egg') },
      { type: 'category', ...category('egg', 'chicken') },
      { type: 'category', ...category('kitchen', 'kettles') },
      { type: 'article', ...article },
      { type: 'redirect', from: 'a', to: '/b', external: false },
      { type: 'redirect', from: 'c', to: 'javascript:alert(1)', external: true },
      { type: 'redirect', from: 'd', to: '//evil.example', external: false },
      { type: 'setting', key: 'theme', value: { dark: false } },
      { type: 'setting', key: 'nothing', value: null },
      { type: 'brand', ...sampleBrand('nova', { path: 'brands/nova' }) },
      { type: 'family', ...sampleFamily('mugs') },
      { type: 'warranty', ...shop.warranties[0], id: 'care-3' },
      { type: 'song', id: 'x' },
      'null',
    ];
    const expected = [
      '17 type: expected one of brand, family, category, warranty, article, redirect, setting, synonym, absent-brand, search-rule',
      '18 type: expected one of brand, family, category, warranty, article, redirect, setting, synonym, absent-brand, search-rule',
      "3 parentId: there is no category 'nowhere'",
      "4 parentId: its ancestor is missing: there is no category 'nowhere'",
      '5 parentId: is below itself',
      '6 parentId: is below itself',
      '7 parentId: is below itself',
      '10 to: must be a path, or an http address when external is true',
      '11 to: must be a path, or an http address when external is true',
      '13 value: must not be empty',
    ];
    const first = await loadJson('content', ...rows);
    expect(first.refused).toEqual(expected);
    expect(first.counts).toEqual([8, 0, 0, 10]);
    expect((await loadJson('content', ...rows)).counts).toEqual([0, 0, 8, 10]);
    expect(await store.categories.findByPath('categories/mugs')).toEqual(category('mugs', 'drinks'));
    expect(await store.settings.find('theme')).toEqual({ dark: false });
    expect(await store.articles.findByPath('articles/help/care')).toEqual(article);
    expect(await store.redirects.find('a')).toEqual({ from: 'a', to: '/b', external: false });
  });

  it('refuses an article with a broken block by its place, and takes the others', async () => {
    const heading = { id: 'heading', value: { level: 2, content: 'Care' } };
    const tooDeep = { id: 'heading', value: { level: 9, content: 'Care' } };
    const row = (id: string, body: readonly unknown[]) => ({
      type: 'article',
      ...article,
      id,
      path: `articles/${id}`,
      body,
    });
    const { counts, refused } = await loadJson(
      'content',
      row('whole', [heading]),
      row('unknown', [heading, { id: 'fireworks' }]),
      row('deep', [heading, heading, { id: 'container', value: { type: 'fluid' }, children: [tooDeep] }]),
      row('full', [{ ...heading, children: [heading] }]),
      row('also-whole', []),
    );
    expect(refused).toEqual([
      "2 body.1.id: CONTENT_INVALID: there is no block 'fireworks'",
      expect.stringMatching(/^3 body\.2\.children\.0\.value\.level: CONTENT_INVALID: ./),
      "4 body.0.children: CONTENT_INVALID: nothing can stand in 'heading'",
    ]);
    expect(counts).toEqual([2, 0, 0, 3]);
    expect(await store.articles.findById('unknown')).toBeUndefined();
    expect((await store.articles.findById('whole'))?.body).toEqual([heading]);
  });

  it('takes synonyms, brands that are not sold and search rules, and says what is wrong with one', async () => {
    await loadJson('products', product('pinned'));
    const rule = {
      type: 'search-rule',
      objectID: 'first',
      description: 'Pin it',
      enabled: true,
      validity: [{ from: 1, until: 2 }],
      conditions: [{ pattern: 'kettle', anchoring: 'contains' }, { context: 'category-kettles' }],
      consequence: { promote: [{ objectID: 'pinned', position: 0 }], params: { filters: 'isNew:true' } },
    };
    const rows = [
      rule,
      { ...rule, objectID: 'lost', consequence: { promote: [{ objectID: 'nobody', position: 0 }] } },
      { ...rule, objectID: 'nowhere', conditions: [{}, { context: 'category-none' }, { context: 'brand-none' }] },
      { ...rule, objectID: 'late', validity: [{ from: 2, until: 2 }] },
      { ...rule, objectID: 'broken', consequence: { params: { filters: 'isNew AND OR' } } },
      { type: 'synonym', objectID: 'jug', synonyms: ['jug', 'kettle'] },
      { type: 'synonym', objectID: 'billy', input: 'billy', synonyms: ['kettle'] },
      { type: 'synonym', objectID: 'alone', synonyms: ['kettle'] },
      { type: 'absent-brand', objectID: 'dyson', brand: 'Dyson', words: ['dyson'], kind: 'kettle' },
      { type: 'absent-brand', objectID: 'mute', brand: 'Mute', words: [], kind: 'kettle' },
    ];
    const { counts, refused } = await loadJson('content', ...rows);
    expect(refused).toEqual([
      '8 synonyms: must have two words, or one beside input',
      '10 words: must have a word',
      '4 validity.0.until: must be after from',
      "2 consequence.promote.0.objectID: there is no product 'nobody'",
      "3 conditions.1.context: there is no category 'none'",
      "3 conditions.2.context: there is no brand 'none'",
      expect.stringMatching(/^5 : .*filters/),
    ]);
    // the sample shop already has both synonyms
    expect(counts).toEqual([2, 1, 1, 6]);
    expect((await loadJson('content', ...rows)).counts).toEqual([0, 0, 4, 6]);
    const { type: _, ...saved } = rule;
    expect(await store.searchRules.list()).toContainEqual(saved);
    expect(await store.synonyms.list()).toEqual([
      { objectID: 'billy', type: 'oneWaySynonym', input: 'billy', synonyms: ['kettle'] },
      { objectID: 'jug', type: 'synonym', synonyms: ['jug', 'kettle'] },
    ]);
  });

  it('reads content from CSV, where each type leaves the others’ columns empty', async () => {
    const csv = [
      'type,id,name,path,imageLogo.url,imageLogo.alt,description,agency.isAgency,agency.enquiryOnly,from,to,external,key,value',
      'brand,csvb,Csv brand,brands/csvb,,,All of it.,true,false,,,,,',
      'redirect,,,,,,,,,x,https://example.com/y,TRUE,,',
      'setting,,,,,,,,,,,,limit,5',
    ].join('\n');
    expect(await load('content', 'csv', csv)).toEqual({ counts: [3, 0, 0, 0], refused: [] });
    expect((await store.brands.list()).find(({ path }) => path === 'brands/csvb')).toMatchObject({
      imageLogo: null,
      agency: { isAgency: true, enquiryOnly: false },
    });
    expect(await store.redirects.find('x')).toEqual({ from: 'x', to: 'https://example.com/y', external: true });
    expect(await store.settings.find('limit')).toBe(5);
  });

  it('takes stores, badges, promotions and gift cards', async () => {
    const south = { ...sampleStore('south', -42.88, 147.33), path: 'stores/south' };
    const stores = [south, { ...south, id: 'twin' }, { ...south, id: 'far', timeZone: 'Mars/North', weeklyHours: [] }];
    const storesLoaded = await loadJson('stores', ...stores);
    expect(storesLoaded.counts).toEqual([1, 0, 0, 2]);
    expect(storesLoaded.refused).toEqual([
      '3 timeZone: must be a time zone like Australia/Perth',
      '3 weeklyHours: must have seven days, Monday first',
      expect.stringMatching(/^2 (erpStoreId|path): .*already exists/),
    ]);
    const badge = { ...shop.badges[0], id: 'soon', timeFrom: '2027-01-01', timeTo: 'never' };
    expect((await loadJson('badges', { ...badge, timeTo: '' }, { ...badge, id: 'bad' })).refused).toEqual([
      '2 timeTo: must be an ISO date and time, or empty',
    ]);
    const promotion = { ...shop.promotions[0], id: 'p2' };
    expect((await loadJson('promotions', promotion, { ...promotion, id: 'p3', endsAt: 1 })).refused).toEqual([
      '2 endsAt: must be after startsAt',
    ]);
    const on = { productIds: ['a', 'lost'], categoryIds: ['nowhere'], except: { brandIds: ['nobody'] } };
    const gift = { type: 'promoItem', productId: 'lost', qty: 1, price: 0, worth: 20 };
    const unknown = [
      { ...promotion, id: 'p4', effects: [{ type: 'percentOff', percent: 5, on }] },
      { ...promotion, id: 'p5', lane: 'gift', effects: [gift] },
      { ...promotion, id: 'p6', conditions: [{ type: 'minQty', qty: 1, on: { variantIds: ['lost-v1'] } }] },
    ];
    expect((await loadJson('promotions', ...unknown)).refused).toEqual([
      "1 effects.0.on.productIds.1: there is no product 'lost'",
      "1 effects.0.on.categoryIds.0: there is no category 'nowhere'",
      "1 effects.0.on.except.brandIds.0: there is no brand 'nobody'",
      "2 effects.0.productId: there is no product 'lost'",
      "3 conditions.0.on.variantIds.0: there is no variant 'lost-v1'",
    ]);
    const csv = 'code,pin,expires,amountRemaining,suspended\nG1,0042,2027-02-28,25.5,false\nG2,1,2027-02-30,1,false\n';
    const vouchers = await load('vouchers', 'csv', csv);
    expect(vouchers).toEqual({ counts: [1, 0, 0, 1], refused: ['3 expires: must be a date like 2026-12-31'] });
    expect(await store.vouchers.find('G1', '0042')).toMatchObject({ amountRemaining: 25.5 });
    expect((await load('vouchers', 'csv', csv)).counts).toEqual([0, 0, 1, 1]);
  });

  it('takes stock of the shop and of its stores', async () => {
    const { counts, refused } = await loadJson(
      'stock',
      { variantId: 'a-v1', qty: 1, hasStockOnHand: false },
      { variantId: 'a-v1', qty: 2, storeId: 'city' },
      { variantId: 'a-v1', qty: 2, storeId: 'moon' },
      { variantId: 'none', qty: 2, hasStockOnHand: true },
      { variantId: 'd-v1', qty: 2 },
    );
    expect(counts).toEqual([1, 1, 0, 3]);
    expect(refused).toEqual([
      '5 hasStockOnHand: must be there, or else storeId',
      "3 storeId: there is no store 'moon'",
      "4 variantId: there is no variant 'none'",
    ]);
    expect(await store.stock.list(['a-v1'])).toMatchObject([{ qty: 1, hasStockOnHand: false, version: 2 }]);
    expect(await store.storeStock.listOf('a-v1')).toEqual([{ storeId: 'city', variantId: 'a-v1', qty: 2 }]);
  });

  it('says where a quote of a CSV file is never closed', async () => {
    const text = 'code,pin,expires,amountRemaining,suspended\n"G7,1,2027-01-01,1,false\nG8,1,2027-01-01,1,false\n';
    const expected = { counts: [0, 0, 0, 1], refused: ['2 : has a quote that is never closed'] };
    expect(await load('vouchers', 'csv', text)).toEqual(expected);
  });

  it('refuses rows with bytes that are not UTF-8', async () => {
    const file = join(folder, 'latin1.csv');
    await writeFile(
      file,
      Buffer.from('code,pin,expires,amountRemaining,suspended\nCaf\xe9,1,2027-01-01,1,false\n', 'latin1'),
    );
    const refused: unknown[] = [];
    await importFile(db, 'vouchers', file, { onRefused: (refusal) => refused.push(refusal) });
    expect(refused).toEqual([{ line: 2, field: '', reason: 'has characters that are not UTF-8' }]);
  });

  it('says how far it is, to the last byte', async () => {
    const file = join(folder, 'far.jsonl');
    await writeFile(file, jsonl(Array.from({ length: 1200 }, (_, i) => product(`far${i}`))));
    const seen: number[] = [];
    await importFile(db, 'products', file, {
      onRefused: () => {},
      onProgress: ({ done, total }) => seen.push(done / total),
    });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe(1);
  });
});
