import type { DemoShop } from '@wattle/demo';
import type { Family, FamilyAttribute, ProductRecord } from '@wattle/domain/catalogue';
import { createEmbeddedSearch } from '@wattle/providers/search';
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { productDocument } from '../search/documents/product-documents.ts';
import { INDEX_SETTINGS } from '../search/index-settings.ts';
import { NOW_SECONDS, sampleBrand, sampleCategory, sampleProduct, sampleShop } from '../store/testing/sample-shop.ts';

const attribute = (code: string, more: Partial<FamilyAttribute>): FamilyAttribute => ({
  code,
  name: code,
  prefix: '',
  suffix: '',
  type: 'OPTIONS',
  enable: true,
  heading: code,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: true,
  initiallyExpanded: false,
  ...more,
});

const family = (code: string, ...attributes: readonly FamilyAttribute[]): Family => ({
  code,
  name: `All ${code}`,
  groups: [{ code: 'general', name: 'General', attributes }],
});

const FINISH = attribute('finish', {});
const FAMILIES = [
  family(
    'fridges',
    FINISH,
    attribute('extras', { disjunctive: false }),
    attribute('width', { type: 'RANGE', suffix: ' mm', minQueryParam: 'minWidth', maxQueryParam: 'maxWidth' }),
    attribute('wifi', { type: 'TOGGLE', disjunctive: false }),
  ),
  family('kettles', FINISH, attribute('inside', { type: 'SEARCHABLE' })),
];

const CATEGORIES = [
  sampleCategory('kitchen', null),
  sampleCategory('fridges', 'kitchen'),
  sampleCategory('kettles', 'kitchen', { position: 1 }),
  sampleCategory('gifts', null, { position: 1 }),
];
const BRANDS = ['acme', 'bolt', 'zest'];
const FINISHES = ['White', 'Black', 'Sand', 'Steel'];
const EXTRAS = ['Ice', 'Water', 'Lock'];

/** Picks items of a list by the bits of a number. */
const some = (list: readonly string[], bits: number): string[] => list.filter((_, at) => (bits >> at) & 1);
const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Products that vary independently in everything a listing can be filtered by. */
export const sampleListing = (): ProductRecord[] =>
  Array.from({ length: 90 }, (_, at) => {
    const isFridge = at % 3 !== 0;
    const price = 20 + ((at * 37) % 500) + (at % 4) / 4;
    return sampleProduct(`p${at}`, {
      name: `${isFridge ? 'Fridge' : 'Kettle'} number ${at}`,
      brandId: pick(BRANDS, Math.floor(at / 2)),
      familyCode: isFridge ? 'fridges' : 'kettles',
      canonicalCategoryId: isFridge ? 'fridges' : 'kettles',
      extraCategoryIds: at % 7 === 0 ? ['gifts'] : [],
      prices: [{ price, erpOriginalPrice: at % 5 === 0 ? price + 10 : price, from: null, to: null }],
      isClearance: at % 11 === 0,
      isNew: at % 6 === 0,
      popularity: (at * 13) % 90,
      reviewSummary: { totalReviewCount: 3, averageOverallRating: at % 5 === 1 ? 3.5 : 4.5 },
      attributes: isFridge
        ? {
            finish: pick(FINISHES, Math.floor(at / 3)),
            extras: some(EXTRAS, at % 8),
            width: 500 + ((at * 29) % 400),
            wifi: at % 4 === 0,
          }
        : { finish: some(FINISHES, 1 + (at % 15)), inside: pick(['Steel', 'Glass'], at) },
    });
  });

/** The sample shop with these products in it. */
export const sampleListingShop = (): DemoShop => ({
  ...sampleShop(),
  brands: BRANDS.map((id) => sampleBrand(id)),
  categories: CATEGORIES,
  families: FAMILIES,
  products: sampleListing(),
  storeStock: [],
});

/** The sample listing as a catalogue and a search engine, without a database. */
export function openSampleListing() {
  const catalogue: Catalogue = {
    categories: new Map(
      CATEGORIES.map((category) => [
        category.id,
        {
          ...category,
          children: CATEGORIES.filter(({ parentId }) => parentId === category.id).map(({ id }) => id),
          productCount: 1,
          accessoryCount: 0,
          priceFrom: null,
        },
      ]),
    ),
    warranties: new Map(),
    categoriesByPath: new Map(),
    brands: new Map(BRANDS.map((id) => [id, { ...sampleBrand(id), productCount: 1 }])),
    families: new Map(FAMILIES.map((one) => [one.code, one])),
  };
  const search = createEmbeddedSearch();
  const around = { catalogue, badges: new Map(), categoryNames: new Map(), nowSeconds: NOW_SECONDS };
  for (const name of ['articles', 'stores', 'localities', 'brands'] as const)
    search.defineIndex(name, INDEX_SETTINGS[name]);
  const document = (record: ProductRecord) => productDocument({ record, stockUpdatedAt: NOW_SECONDS }, around);
  const products = search.defineIndex('products', INDEX_SETTINGS.products);
  products.replaceAll(sampleListing().map(document));
  const reader: CatalogueCache = {
    last: () => catalogue,
    load: async () => catalogue,
    loadFor: async () => catalogue,
    clear() {},
    async recount() {},
    async close() {},
  };
  /** Puts another product in the place of one. */
  const replace = (record: ProductRecord) =>
    products.replaceAll(sampleListing().map((one) => document(one.id === record.id ? record : one)));
  return { search, catalogue: reader, replace };
}
