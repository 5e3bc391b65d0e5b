import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../store/open-database.ts';
import { findIdentity, IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleShop, validShop } from '../store/testing/sample-shop.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createShop, type Shop } from './shop.ts';

describe('two processes of the shop on one database', () => {
  let dataDir: string;
  let shops: readonly Shop[];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'wattle-two-'));
    const config = readConfig({
      DATABASE_URL: await createServerDatabase({ migrated: false }),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      WORKERS: '2',
    });
    const first = await prepareDatabase(config, async () => validShop());
    const databases = [first, await openDatabase(config)];
    shops = await Promise.all(
      databases.map((database) =>
        createShop({
          config,
          database,
          renderPage: async () => ({ status: 200, headers: {}, body: '' }),
          clientFolder: undefined,
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await rm(dataDir, { recursive: true });
  });

  /** What each process shows of a product in a listing. */
  const seen = (id: string) =>
    Promise.all(
      shops.map(async (shop) => {
        const response = await shop.app.inject('/api/products?categoryId=kettles');
        const { products } = response.json<{ products: { id: string; price: number; soldOut: boolean }[] }>();
        const product = products.find((one) => one.id === id);
        return product && { price: product.price, soldOut: product.soldOut };
      }),
    );
  const both = <T>(one: T): T[] => [one, one];

  it('shows a new price and stock in both', async () => {
    const [shop] = shops;
    if (!shop) throw new Error('There are two.');
    await shop.store.stock.save([{ variantId: 'k1-v1', qty: 5, hasStockOnHand: true }]);
    await shop.store.products.save(sampleShop().products);
    await expect.poll(() => seen('k1')).toEqual(both({ price: 129.95, soldOut: false }));

    const prices = [{ price: 99, erpOriginalPrice: 129.95, from: null, to: null }];
    await shop.store.products.save(sampleShop().products.map((product) => ({ ...product, prices })));
    await expect.poll(() => seen('k1')).toEqual(both({ price: 99, soldOut: false }));

    expect(await shop.store.stock.take('k1-v1', 5)).toMatchObject({ qty: 0 });
    await expect.poll(() => seen('k1')).toEqual(both({ price: 99, soldOut: true }));
  });
});

describe('a shop that was filled before its name was data', () => {
  const nameAfterStart = async (id: string) => {
    const products = validShop()
      .products.slice(0, 1)
      .map((product) => ({ ...product, id }));
    const config = {
      databaseUrl: await createServerDatabase({ migrated: false }),
      dataDir: ':memory:',
      fillsDemo: true,
    };
    const start = () =>
      prepareDatabase(config, async () => ({ ...validShop(), products, storeStock: [], searchRules: [] }));
    const first = await start();
    await first.query('delete from settings where key = $1', [IDENTITY_SETTING]);
    await first.close();
    const again = await start();
    const identity = await findIdentity(again);
    await again.close();
    return identity?.name;
  };

  it('gets the name of the demo if it is the demo', async () => {
    expect(await nameAfterStart('p-100001')).toBe('Wattle');
  });

  it('stays without one if it is a shop of its own', async () => {
    expect(await nameAfterStart('k1')).toBeUndefined();
  });
});
