import type { Badge, BrandRecord, CategoryRecord, Family, WarrantyProduct } from '@wattle/domain/catalogue';
import { type Article, cleanOldAddress, isOtherSite, type Redirect } from '@wattle/domain/content';
import type { Locality, Store } from '@wattle/domain/stores';
import { articleStore, saveArticles } from '../store/articles.ts';
import { badgeStore, saveBadges } from '../store/badges.ts';
import { brandStore, saveBrands } from '../store/brands.ts';
import { categoryStore, saveCategories } from '../store/categories.ts';
import type { Queryable } from '../store/database.ts';
import { familyStore, saveFamilies } from '../store/families.ts';
import { localityStore, saveLocalities } from '../store/localities.ts';
import { redirectStore, saveRedirects } from '../store/redirects.ts';
import { removeRows } from '../store/remove-rows.ts';
import { type Setting, saveSettings, settingStore } from '../store/settings.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { saveStores, storeStore } from '../store/stores.ts';
import { saveVouchers, type VoucherToSave, voucherStore } from '../store/vouchers.ts';
import { saveWarranties, warrantyStore } from '../store/warranties.ts';
import { articleRow, brandRow, categoryRow, familyRow, redirectRow, settingRow, warrantyRow } from './content-rows.ts';
import type { Fields, ImportKind } from './import-kind.ts';
import { type OpenKind, openKind } from './open-kind.ts';
import { badgeRow, localityRow, storeRow, voucherRow } from './other-rows.ts';
import { prepareRedirectCheck } from './redirect-check.ts';
import { absentBrandKind, searchRuleKind, synonymKind } from './search-kinds.ts';
import { parentsFirst, prepareTreeCheck } from './tree-check.ts';

const byId = ({ id }: { readonly id: string }) => ['id', id] as const;
const byCode = ({ code }: { readonly code: string }) => ['code', code] as const;
const removeFrom =
  (table: Parameters<typeof removeRows>[1]) =>
  (tx: Queryable, keys: readonly string[]): Promise<string[]> =>
    removeRows(tx, table, keys);

export const badgeKind: ImportKind<Badge> = {
  ...{ schema: badgeRow, key: byId, keyFields: ['id'], save: saveBadges, remove: removeFrom('badges') },
  stored: (db) => badgeStore(db).listAll(),
};
export const voucherKind: ImportKind<VoucherToSave> = {
  ...{ schema: voucherRow, key: byCode, keyFields: ['code'], save: saveVouchers, remove: removeFrom('vouchers') },
  stored: (db) => voucherStore(db).listAll(),
};
export const storeKind: ImportKind<Store> = {
  ...{ schema: storeRow, key: byId, keyFields: ['id'], save: saveStores, remove: removeFrom('stores') },
  stored: (db) => storeStore(db).list(),
};
export const localityKind: ImportKind<Locality> = {
  schema: localityRow,
  key: ({ postcode, suburb, state }) => ['suburb', `${postcode} ${suburb} ${state}`],
  keyFields: ['postcode', 'suburb', 'state'],
  batchRows: 2000,
  stored: (db) => localityStore(db).list(),
  ...{ save: saveLocalities, remove: removeFrom('localities') },
};

const brandKind: ImportKind<BrandRecord> = {
  ...{ schema: brandRow, key: byId, keyFields: ['id'], save: saveBrands, remove: removeFrom('brands') },
  stored: (db) => brandStore(db).list(),
};
const familyKind: ImportKind<Family> = {
  ...{ schema: familyRow, key: byCode, keyFields: ['code'], save: saveFamilies, remove: removeFrom('families') },
  stored: (db) => familyStore(db).list(),
};
const warrantyKind: ImportKind<WarrantyProduct> = {
  ...{ schema: warrantyRow, key: byId, keyFields: ['id'], save: saveWarranties, remove: removeFrom('warranties') },
  stored: (db) => warrantyStore(db).list(),
};
function cleanRedirect(given: Fields): Fields {
  return typeof given.from === 'string' ? { ...given, from: cleanOldAddress(given.from) } : given;
}
const redirectKind: ImportKind<Redirect> = {
  schema: redirectRow,
  key: ({ from }) => ['from', from],
  keyFields: ['from'],
  prepareCheck: prepareRedirectCheck,
  expand: cleanRedirect,
  complete: (given) => {
    const { to } = given;
    return { ...(typeof to === 'string' && { external: isOtherSite(to) }), ...cleanRedirect(given) };
  },
  stored: (db) => redirectStore(db).list(),
  ...{ save: saveRedirects, remove: removeFrom('redirects') },
};
const settingKind: ImportKind<Setting> = {
  schema: settingRow,
  key: ({ key }) => ['key', key],
  keyFields: ['key'],
  // who runs the shop is a kind of its own
  stored: async (db) => (await settingStore(db).list()).filter(({ key }) => key !== IDENTITY_SETTING),
  ...{ save: saveSettings, remove: removeFrom('settings') },
};
const categoryKind: ImportKind<CategoryRecord> = {
  ...{ schema: categoryRow, key: byId, keyFields: ['id'], save: saveCategories, remove: removeFrom('categories') },
  prepareCheck: (db) => prepareTreeCheck(db, 'categories'),
  arrange: parentsFirst,
  stored: (db) => categoryStore(db).list(),
};
const articleKind: ImportKind<Article> = {
  ...{ schema: articleRow, key: byId, keyFields: ['id'], save: saveArticles, remove: removeFrom('articles') },
  prepareCheck: (db) => prepareTreeCheck(db, 'articles'),
  arrange: parentsFirst,
  stored: (db) => articleStore(db).list(),
};

/** Kinds of rows in a content file, by `type`. Referenced kinds come first. */
export const contentKinds = {
  brand: openKind(brandKind),
  family: openKind(familyKind),
  category: openKind(categoryKind),
  warranty: openKind(warrantyKind),
  article: openKind(articleKind),
  redirect: openKind(redirectKind),
  setting: openKind(settingKind),
  synonym: openKind(synonymKind),
  'absent-brand': openKind(absentBrandKind),
  'search-rule': openKind(searchRuleKind),
} as const satisfies Readonly<Record<string, OpenKind>>;
