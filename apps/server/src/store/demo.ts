import type { DemoShop } from '@wattle/demo';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { saveAbsentBrands } from './absent-brands.ts';
import { saveArticles } from './articles.ts';
import { saveBadges } from './badges.ts';
import { saveBrands } from './brands.ts';
import { saveCategories } from './categories.ts';
import { addCustomers } from './customers.ts';
import type { Database, Queryable } from './database.ts';
import { saveDemoOrders } from './demo-orders.ts';
import { noteDemoRows, removeDemo } from './demo-rows.ts';
import { saveFamilies } from './families.ts';
import { saveLocalities } from './localities.ts';
import { savePromotions, savePromotionUses } from './promotions.ts';
import { saveRedirects } from './redirects.ts';
import { saveProductsIn } from './save-products.ts';
import { saveSearchRules } from './search-rules.ts';
import { saveSettings } from './settings.ts';
import { IDENTITY_SETTING } from './shop-identity.ts';
import { saveStoreStock } from './store-stock.ts';
import { saveStores } from './stores.ts';
import { saveSynonyms } from './synonyms.ts';
import { saveVouchers } from './vouchers.ts';
import { saveWarranties } from './warranties.ts';

export type FillProgress = { readonly done: number; readonly total: number };
export type OnProgress = (progress: FillProgress) => void;

const BATCH = 500;
/** Arbitrary advisory lock id, the same in every process. */
const LOCK = 7_340_022;

type Step = { readonly count: number; save(tx: Queryable, from: number, to: number): Promise<unknown> };

const step = <Item>(
  items: readonly Item[],
  save: (tx: Queryable, items: readonly Item[]) => Promise<unknown>,
): Step => ({
  count: items.length,
  save: (tx, from, to) => save(tx, items.slice(from, to)),
});

/** In order of dependency. */
const stepsOf = (shop: DemoShop): Step[] => [
  step(shop.brands, saveBrands),
  step(shop.families, saveFamilies),
  step(shop.categories, saveCategories),
  step(shop.badges, saveBadges),
  step(shop.warranties, saveWarranties),
  step(shop.products, saveProductsIn),
  step(shop.stores, saveStores),
  step(shop.storeStock, saveStoreStock),
  step(shop.localities, saveLocalities),
  step(shop.articles, saveArticles),
  step(shop.redirects, saveRedirects),
  step(shop.promotions, savePromotions),
  step(shop.promotionUses, savePromotionUses),
  step(shop.vouchers, saveVouchers),
  step(shop.customers, addCustomers),
  step(shop.orders, saveDemoOrders),
  step(shop.synonyms, saveSynonyms),
  step(shop.absentBrands, saveAbsentBrands),
  step(shop.searchRules, saveSearchRules),
  step(
    Object.entries(shop.settings).map(([key, value]) => ({ key, value })),
    saveSettings,
  ),
];

async function fill(tx: Queryable, shop: DemoShop, onProgress: OnProgress): Promise<void> {
  const steps = stepsOf(shop);
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const { count, save } of steps) {
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH);
      await save(tx, from, to);
      done += to - from;
      onProgress({ done, total });
    }
  }
  await noteDemoRows(tx);
  // a new database has no statistics, and the embedded one has no autovacuum to collect them later
  await tx.run('analyze');
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(`select not (
    exists (select from products) or exists (select from categories) or exists (select from brands)
    or exists (select from articles) or exists (select from stores) or exists (select from settings)) as empty`);
  return row?.empty ?? true;
}

/** Empties every table, including ones added later. */
async function empty(tx: Queryable): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename <> 'schema_migrations'`,
  );
  await tx.run(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Fills an empty database, all or nothing. Returns false if it was not empty, or if another process was first. */
export function fillDemo(db: Database, shop: DemoShop, onProgress: OnProgress = () => {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isEmpty(tx))) return false;
    await fill(tx, shop, onProgress);
    return true;
  });
}

/** Deletes everything, orders included, and fills the database again, all or nothing. Pages wait until it is done. */
export function resetDemo(db: Database, shop: DemoShop, onProgress: OnProgress = () => {}): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await empty(tx);
    await fill(tx, shop, onProgress);
  });
}

/** Names a demo shop that was filled before the name of a shop was data. One product tells that it is the demo. */
async function nameShop(db: Database, identity: ShopIdentity): Promise<void> {
  await db.query(
    `insert into settings (key, value) select $1, $2::jsonb where exists (select from products where id = 'p-100001')
     on conflict (key) do nothing`,
    [IDENTITY_SETTING, JSON.stringify(identity)],
  );
}

export function demoStore(db: Database) {
  return {
    isShopEmpty: () => isEmpty(db),
    fill: (shop: DemoShop, onProgress?: OnProgress) => fillDemo(db, shop, onProgress),
    nameShop: (identity: ShopIdentity) => nameShop(db, identity),
    remove: () => removeDemo(db),
    reset: (shop: DemoShop, onProgress?: OnProgress) => resetDemo(db, shop, onProgress),
  };
}
