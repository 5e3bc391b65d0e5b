import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_INDEX_BY_SORT, SEARCH_INDEXES } from '@wattle/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { openMemoryAlgolia } from '../testing/open-memory-algolia.ts';
import { openSearchService } from '../testing/open-search-service.ts';
import { runCommand } from './run-command.ts';
import { noInput } from './testing/no-input.ts';

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-push-'));
  databaseUrl = await createServerDatabase();
  const db = await openDatabase({ databaseUrl, dataDir: folder });
  await saveShop(db, sampleShop());
  await db.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function shop(command: string, env: Readonly<Record<string, string>>) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand([command], {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, ...env },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: () => () => {},
    makeDemo: async () => sampleShop(),
    input: noInput,
    ask: async () => undefined,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const idsOf = (list: readonly { readonly objectID?: unknown }[] = []) =>
  list.map(({ objectID }) => objectID).toSorted();

const KEYS = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'search1', ALGOLIA_ADMIN_KEY: 'admin1' };

describe('push-search', () => {
  it('puts every index of the shop at Algolia, products in all their orders', async () => {
    await using algolia = await openMemoryAlgolia('admin1');
    const { code, out, err } = await shop('push-search', { ...KEYS, ALGOLIA_HOSTS: algolia.address });
    expect({ code, out }, err).toEqual({ code: 0, out: 'Algolia has everything that can be found.' });
    expect([...algolia.indexes.keys()].toSorted()).toEqual(
      [...new Set([...SEARCH_INDEXES, ...Object.values(PRODUCT_INDEX_BY_SORT)])].toSorted(),
    );
    for (const name of SEARCH_INDEXES) {
      const records = algolia.indexes.get(name)?.records ?? [];
      expect(err).toContain(`${name}: ${records.length} records`);
      expect(records.every(({ objectID }) => typeof objectID === 'string')).toBe(true);
    }
  });

  it('pushes products with what they are found, filtered and ranked by', async () => {
    await using algolia = await openMemoryAlgolia('admin1');
    await shop('push-search', { ...KEYS, ALGOLIA_HOSTS: algolia.address });
    const products = algolia.indexes.get('products');
    expect(idsOf(products?.records)).toEqual(idsOf(sampleShop().products.map(({ id }) => ({ objectID: id }))));
    expect(products?.settings.attributesForFaceting).toEqual(
      expect.arrayContaining(['searchable(brand.name)', 'attributes.capacity', 'visibleIn.categories']),
    );
    expect(products?.synonyms).toHaveLength(sampleShop().synonyms.length);
    expect(products?.synonyms).toEqual(expect.arrayContaining([...sampleShop().synonyms]));
    expect(idsOf(products?.rules)).toEqual(idsOf(sampleShop().searchRules));
    expect(algolia.indexes.get('products_price_asc')?.settings.ranking).toEqual(
      expect.objectContaining({ 0: 'asc(price)', 1: 'typo' }),
    );
  });

  it('says what Algolia has against it, and not the key', async () => {
    await using algolia = await openMemoryAlgolia('another');
    const { code, out, err } = await shop('push-search', { ...KEYS, ALGOLIA_HOSTS: algolia.address });
    expect({ code, out, err }).toEqual({ code: 3, out: '', err: 'Algolia, 403: Invalid Application-ID or API key' });
    const nobody = await shop('push-search', { ...KEYS, ALGOLIA_HOSTS: 'http://127.0.0.1:1' });
    expect(nobody).toEqual({ code: 3, out: '', err: 'Algolia, 503: The search service does not answer.' });
  });

  it.each([
    [{}, 'ALGOLIA_APP_ID: is missing: push-search needs it'],
    [{ ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'b' }, 'ALGOLIA_ADMIN_KEY: is missing: push-search needs it'],
  ])('refuses to begin with %j', async (env, problem) => {
    const { code, err } = await shop('push-search', env);
    expect(code).toBe(3);
    expect(err).toContain(problem);
  });
});

describe('doctor', () => {
  it('searches in the embedded engine', async () => {
    expect((await shop('doctor', {})).out).toMatch(/ok {7}search provider +in memory, embedded/);
  });

  it('searches at Algolia', async () => {
    await using service = await openSearchService();
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const { out } = await shop('doctor', { ...KEYS, ALGOLIA_HOSTS: `${address}/api/search` });
    expect(out).toMatch(/ok {7}search provider +Algolia, real/);
  });

  it('says when Algolia does not answer, or has nothing', async () => {
    const nobody = await shop('doctor', { ...KEYS, ALGOLIA_HOSTS: 'http://127.0.0.1:1' });
    expect(nobody.code).toBe(1);
    expect(nobody.out).toMatch(
      /missing {2}search provider +Algolia, real, does not answer: The search service does not/,
    );
    await using algolia = await openMemoryAlgolia('search1');
    const empty = await shop('doctor', { ...KEYS, ALGOLIA_HOSTS: algolia.address });
    expect(empty.out).toMatch(/missing {2}search provider +Algolia, real, does not answer: .*push-search fills it/);
  });
});
