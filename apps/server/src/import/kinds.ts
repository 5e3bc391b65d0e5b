import type {
  Article,
  Badge,
  BrandRecord,
  CategoryRecord,
  Family,
  Redirect,
  Store,
  VoucherRecord,
  WarrantyProduct,
} from '@wattle/domain';
import { saveArticles } from '../store/articles.ts';
import { saveBadges } from '../store/badges.ts';
import { saveBrands } from '../store/brands.ts';
import { saveCategories } from '../store/categories.ts';
import { saveFamilies } from '../store/families.ts';
import { saveRedirects } from '../store/redirects.ts';
import { type Setting, saveSettings } from '../store/settings.ts';
import { saveStores } from '../store/stores.ts';
import { saveVouchers } from '../store/vouchers.ts';
import { saveWarranties } from '../store/warranties.ts';
import { articleRow, brandRow, categoryRow, familyRow, redirectRow, settingRow, warrantyRow } from './content-rows.ts';
import type { ImportKind } from './import-kind.ts';
import { type Importer, importerOf } from './import-rows.ts';
import { badgeRow, storeRow, voucherRow } from './other-rows.ts';
import { searchRuleKind, synonymKind } from './search-kinds.ts';
import { parentsFirst, prepareTreeCheck } from './tree-check.ts';

const byId = ({ id }: { readonly id: string }) => ['id', id] as const;
const byCode = ({ code }: { readonly code: string }) => ['code', code] as const;

export const badgeKind: ImportKind<Badge> = { schema: badgeRow, key: byId, save: saveBadges };
export const voucherKind: ImportKind<VoucherRecord> = { schema: voucherRow, key: byCode, save: saveVouchers };
export const storeKind: ImportKind<Store> = { schema: storeRow, key: byId, save: saveStores };

const brandKind: ImportKind<BrandRecord> = { schema: brandRow, key: byId, save: saveBrands };
const familyKind: ImportKind<Family> = { schema: familyRow, key: byCode, save: saveFamilies };
const warrantyKind: ImportKind<WarrantyProduct> = { schema: warrantyRow, key: byId, save: saveWarranties };
const redirectKind: ImportKind<Redirect> = {
  schema: redirectRow,
  key: ({ from }) => ['from', from],
  save: saveRedirects,
};
const settingKind: ImportKind<Setting> = { schema: settingRow, key: ({ key }) => ['key', key], save: saveSettings };
const categoryKind: ImportKind<CategoryRecord> = {
  schema: categoryRow,
  key: byId,
  prepareCheck: (db) => prepareTreeCheck(db, 'categories'),
  arrange: parentsFirst,
  save: saveCategories,
};
const articleKind: ImportKind<Article> = {
  schema: articleRow,
  key: byId,
  prepareCheck: (db) => prepareTreeCheck(db, 'articles'),
  arrange: parentsFirst,
  save: saveArticles,
};

/** What a content file may hold, by the `type` of a row; what others refer to comes first. */
export const contentImporters = {
  brand: importerOf(brandKind),
  family: importerOf(familyKind),
  category: importerOf(categoryKind),
  warranty: importerOf(warrantyKind),
  article: importerOf(articleKind),
  redirect: importerOf(redirectKind),
  setting: importerOf(settingKind),
  synonym: importerOf(synonymKind),
  'search-rule': importerOf(searchRuleKind),
} as const satisfies Readonly<Record<string, Importer>>;
