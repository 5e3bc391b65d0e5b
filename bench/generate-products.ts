import type { BrandRecord, CategoryRecord, Family, ProductRecord, VariantRecord } from '@wattle/domain/catalogue';

/** A large catalogue from a few templates: for load, not for display. */
const KINDS = ['kettle', 'toaster', 'fridge', 'washer', 'dryer', 'oven', 'cooktop', 'vacuum', 'heater', 'speaker'];
const FINISHES = ['white', 'black', 'steel', 'sand'];
const BRANDS = 80;
const CATEGORIES_A_KIND = 12;

export type Surroundings = {
  readonly brands: readonly BrandRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly families: readonly Family[];
};

/** The records that products refer to: import these first. */
export function generateSurroundings(): Surroundings {
  return {
    brands: Array.from({ length: BRANDS }, (_, index) => makeBrand(`brand-${index}`)),
    categories: KINDS.flatMap((kind) => [
      makeCategory(kind, null, 0),
      ...Array.from({ length: CATEGORIES_A_KIND }, (_, index) => makeCategory(`${kind}-${index}`, kind, index)),
    ]),
    families: KINDS.map((kind) => ({ code: kind, name: kind, groups: [] })),
  };
}

/** A deterministic stream of products. */
export function* generateProducts(count: number, nowSeconds = 1_790_000_000): Generator<ProductRecord> {
  for (let index = 0; index < count; index += 1) yield makeProduct(index, nowSeconds);
}

const makeBrand = (id: string): BrandRecord => ({
  id,
  name: id,
  path: `brands/${id}`,
  imageLogo: null,
  description: '',
  agency: { isAgency: false, enquiryOnly: false },
});

const makeCategory = (id: string, parentId: string | null, position: number): CategoryRecord => ({
  id,
  parentId,
  position,
  path: `categories/${id}`,
  name: id,
  shortName: id,
  description: '',
  imageHero: null,
  products: { index: 'products', sort: 'recommended' },
});

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const makeVariant = (product: string, position: number, index: number): VariantRecord => ({
  id: `${product}-${position}`,
  code: `C${index}-${position}`,
  gtin: String(9_300_000_000_000 + index * 4 + position),
  name: pick(FINISHES, position),
  images: [{ url: `/pictures/${product}/${position}.svg`, alt: `${product} in ${pick(FINISHES, position)}` }],
  qty: (index * 7 + position) % 40,
  hasStockOnHand: index % 5 !== 0,
});

function makePrices(index: number, nowSeconds: number): ProductRecord['prices'] {
  const full = 49 + (index % 3000) + 0.95;
  const standing = { price: full, erpOriginalPrice: full, from: null, to: null };
  if (index % 4 !== 0) return [standing];
  const sale = { price: full - 10, erpOriginalPrice: full, from: nowSeconds - 86_400, to: nowSeconds + 86_400 };
  return [standing, sale];
}

function makeProduct(index: number, nowSeconds: number): ProductRecord {
  const id = `bench-${index}`;
  const kind = pick(KINDS, index);
  const category = Math.floor(index / KINDS.length) % CATEGORIES_A_KIND;
  const name = `Brand ${index % BRANDS} ${kind} ${1000 + index}`;
  return {
    id,
    productSku: `B${index}`,
    erpProductId: `E${index}`,
    name,
    path: `products/${id}`,
    brandId: `brand-${index % BRANDS}`,
    familyCode: kind,
    canonicalCategoryId: `${kind}-${category}`,
    extraCategoryIds: index % 3 === 0 ? [`${kind}-${(category + 1) % CATEGORIES_A_KIND}`] : [],
    state: index % 50 === 0 ? 'discontinued' : 'current',
    saleMode: null,
    functionalType: 'basic',
    preorderDateTime: null,
    releaseDateTime: null,
    prices: makePrices(index, nowSeconds),
    isClearance: index % 20 === 0,
    isNew: index % 15 === 0,
    taxExclusive: false,
    variants: Array.from({ length: 1 + (index % 3 === 0 ? 1 : 0) }, (_, position) => makeVariant(id, position, index)),
    images: [0, 1, 2, 3].map((view) => ({ url: `/pictures/${id}/view-${view}.svg`, alt: `${name}, view ${view}` })),
    shortDescription: `A ${kind} that does what it is bought for, and goes on doing so.`,
    description: [
      `The ${name} was made for homes that use a ${kind} every day. It is quiet, easy to clean and simple to mend.`,
      'Parts can be had for ten years. The manual is a single page, and the cord is long enough.',
    ],
    keyFeatures: ['Quiet', 'Easy to clean', `Model ${1000 + index}`],
    attributes: {
      widthMm: 300 + (index % 600),
      heightMm: 200 + (index % 1500),
      finish: pick(FINISHES, index),
      smart: index % 2 === 0,
    },
    documents: [{ name: 'Manual', url: `/manuals/${id}.pdf` }],
    googleProductType: `Home > ${kind}`,
    badgePrimaryId: null,
    badgeSecondaryIds: [],
    badgeSecondaryTitles: [],
    cartQtyProductMax: null,
    cartQtyVariantMax: 10,
    cartQtyVariantMin: null,
    cartQtyVariantMultipleOf: null,
    blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 2 },
    reviewSummary: { totalReviewCount: index % 200, averageOverallRating: (index % 50) / 10 },
    weightGrams: 500 + (index % 90_000),
    bigAndBulky: index % 3 === 0,
    accessoryIds: [],
    visibleIn: { index: true, brand: true, categories: true },
    popularity: (index * 7919) % 100_000,
    createdAt: nowSeconds - index * 60,
  };
}
