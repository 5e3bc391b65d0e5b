import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { productStore } from './products.ts';
import { openServer } from './testing/each-database.ts';
import { sampleProduct, sampleShop } from './testing/sample-shop.ts';
import { saveShop } from './testing/save-shop.ts';

/** Before the database has looked at what is in them. */
const MANY = 2000;

const products = Array.from({ length: MANY }, (_, at) =>
  // too long to be kept with the row: a plan that reads all of them looks cheap, and is not
  sampleProduct(`p-${at}`, {
    modelGroup: `m-${Math.floor(at / 2)}`,
    shortDescription: randomBytes(2000).toString('hex'),
  }),
);

/** On PostgreSQL alone: the embedded database has the same planner. */
describe('products of a model', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openServer();
    const shop = sampleShop();
    await saveShop(db, { ...shop, products: [...shop.products, ...products] });
  });
  afterAll(() => db.close());

  it('are those of its group, by id', async () => {
    const found = await productStore(db).listByModelGroup('m-7');
    expect(found.map(({ record }) => record.id)).toEqual(['p-14', 'p-15']);
  });

  it('are found by their group, whatever is asked for, rather than among all products', async () => {
    let sql = '';
    const watched: Database = {
      ...db,
      query: (text, params, name) => {
        sql = text;
        return db.query(text, params, name);
      },
    };
    await productStore(watched).listByModelGroup('m-7');
    const plan = await db.transaction(async (tx) => {
      await tx.run('set local plan_cache_mode = force_generic_plan');
      await tx.run(`prepare by_group as ${sql}`);
      const rows = await tx.query<{ 'QUERY PLAN': string }>("explain execute by_group('m-7', 24)");
      await tx.run('deallocate by_group');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('products_model_group');
    expect(plan).not.toMatch(/Filter: .*modelGroup/);
  });
});
