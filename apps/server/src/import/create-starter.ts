import type { Business, StarterShop } from '@wattle/demo/starter';
import type { Database } from '../store/database.ts';
import { hasDemoRows } from '../store/demo-rows.ts';
import { listIds } from '../store/references.ts';
import { findIdentity, IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createStore } from '../store/store.ts';
import { importFile } from './import-file.ts';
import type { OnRefused } from './import-rows.ts';
import { importShop } from './import-shop.ts';

export type StarterOptions = {
  /** Seconds since the epoch. */
  readonly now: number;
  readonly localitiesFile?: string;
  readonly onRefused: OnRefused;
};
export type Started =
  | {
      readonly added: Readonly<Record<string, number>>;
      readonly refused: number;
      /** The shop was somebody's before, and stays theirs. */
      readonly oldName?: string | undefined;
    }
  | { readonly problem: string };

/** Adds what a shop needs to sell, through the import, and leaves what is there already as it is. */
export async function createStarter(db: Database, business: Business, options: StarterOptions): Promise<Started> {
  const { findBusinessSuburb, generateLocalities, generateStarterShop } = await import('@wattle/demo/starter');
  const { now, localitiesFile, onRefused } = options;
  const store = createStore(db);
  if (await hasDemoRows(db)) return { problem: DEMO_IS_HERE };
  const oldName = (await findIdentity(db))?.name;
  const own =
    localitiesFile === undefined ? undefined : await importFile(db, 'localities', localitiesFile, { onRefused });
  const known = await store.localities.list();
  const localities = known.length > 0 ? known : generateLocalities();
  const suburb = findBusinessSuburb(business, localities);
  if (!suburb)
    return { problem: `There is no ${business.suburb} ${business.state} ${business.postcode} in the list of suburbs.` };
  const starter = generateStarterShop({ ...business, suburb: suburb.suburb }, { now, localities, suburb });
  const added = await addMissing(db, starter, known.length > 0);
  return {
    added: { suburbs: (own?.inserted ?? 0) + added.suburbs, stores: added.stores, 'pages and settings': added.content },
    refused: own?.refused ?? 0,
    oldName: oldName === business.name ? undefined : oldName,
  };
}

const DEMO_IS_HERE =
  'The demo shop is in this database, and init changes nothing that is there. Take it out first: npm run shop -- remove-demo --yes';

async function addMissing(db: Database, starter: StarterShop, hasSuburbs: boolean) {
  const { general, identity } = starter;
  const store = createStore(db);
  const [oldStores, oldArticles, oldSettings, brands, families, categories] = await Promise.all([
    store.stores.list(),
    store.articles.list(),
    store.settings.list(),
    listIds(db, 'brand'),
    listIds(db, 'family'),
    listIds(db, 'category'),
  ]);
  const taken = new Set([...oldArticles.map(({ id }) => id), ...oldArticles.map(({ path }) => path)]);
  const keys = new Set(oldSettings.map(({ key }) => key));
  const content = {
    brand: brands.has(general.brand.id) ? [] : [general.brand],
    family: families.has(general.family.code) ? [] : [general.family],
    category: categories.has(general.category.id) ? [] : [general.category],
    article: starter.articles.filter(({ id, path }) => !taken.has(id) && !taken.has(path)),
    setting: Object.entries(starter.settings).flatMap(([key, value]) => (keys.has(key) ? [] : [{ key, value }])),
  };
  const localities = hasSuburbs ? [] : starter.localities;
  const stores = oldStores.length > 0 ? [] : starter.stores;
  await importShop(db, { shop: keys.has(IDENTITY_SETTING) ? [] : [identity], localities, stores, ...content });
  const pages = Object.values(content).reduce((sum, { length }) => sum + length, 0);
  return { suburbs: localities.length, stores: stores.length, content: pages };
}
