import type { Business, StarterShop } from '@wattle/demo/starter';
import type { Database } from '../store/database.ts';
import { listIds } from '../store/references.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createStore } from '../store/store.ts';
import { importContent } from './import-content.ts';
import { importFile, singleKinds } from './import-file.ts';
import type { OnRefused } from './import-rows.ts';
import type { RawRow } from './read-rows.ts';

export type StarterOptions = {
  /** Seconds since the epoch. */
  readonly now: number;
  readonly localitiesFile?: string;
  readonly onRefused: OnRefused;
};
export type Started =
  | { readonly added: Readonly<Record<string, number>>; readonly refused: number }
  | { readonly problem: string };

/** Adds what a shop needs to sell, through the import, and leaves what is there already as it is. */
export async function createStarter(db: Database, business: Business, options: StarterOptions): Promise<Started> {
  const { findBusinessSuburb, generateLocalities, generateStarterShop } = await import('@wattle/demo/starter');
  const { now, localitiesFile, onRefused } = options;
  const store = createStore(db);
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
  };
}

const rowsOf = (values: readonly object[]): RawRow[] =>
  values.map((value, index) => ({ line: index + 1, format: 'json', value }));

const failOnRefusal: OnRefused = ({ field, reason }) => {
  throw new Error(`The starter shop is not valid: ${field}: ${reason}`);
};

async function addMissing(db: Database, starter: StarterShop, hasSuburbs: boolean) {
  const { stores, articles, settings, localities, identity } = starter;
  const store = createStore(db);
  const [oldStores, oldArticles, oldSettings] = await Promise.all([
    store.stores.list(),
    store.articles.list(),
    store.settings.list(),
  ]);
  const taken = new Set([...oldArticles.map(({ id }) => id), ...oldArticles.map(({ path }) => path)]);
  const keys = new Set(oldSettings.map(({ key }) => key));
  const content = [
    ...(await missingGeneral(db, starter)),
    ...articles
      .filter(({ id, path }) => !taken.has(id) && !taken.has(path))
      .map((row) => ({ type: 'article', ...row })),
    ...Object.entries(settings)
      .filter(([key]) => !keys.has(key))
      .map(([key, value]) => ({ type: 'setting', key, value })),
  ];
  const { localities: suburbKind, stores: storeKind, shop: shopKind } = singleKinds;
  if (!keys.has(IDENTITY_SETTING)) await shopKind.import(db, rowsOf([identity]), failOnRefusal, 'replace');
  const suburbs = hasSuburbs ? [] : localities;
  await suburbKind.import(db, rowsOf(suburbs), failOnRefusal, 'replace');
  const newStores = oldStores.length > 0 ? [] : stores;
  await storeKind.import(db, rowsOf(newStores), failOnRefusal, 'replace');
  await importContent(db, rowsOf(content), failOnRefusal, 'replace');
  return { suburbs: suburbs.length, stores: newStores.length, content: content.length };
}

async function missingGeneral(db: Database, { general: { brand, family, category } }: StarterShop): Promise<object[]> {
  const [brands, families, categories] = await Promise.all([
    listIds(db, 'brand'),
    listIds(db, 'family'),
    listIds(db, 'category'),
  ]);
  return [
    ...(brands.has(brand.id) ? [] : [{ type: 'brand', ...brand }]),
    ...(families.has(family.code) ? [] : [{ type: 'family', ...family }]),
    ...(categories.has(category.id) ? [] : [{ type: 'category', ...category }]),
  ];
}
