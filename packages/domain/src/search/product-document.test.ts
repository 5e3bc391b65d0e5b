import { describe, expect, it } from 'vitest';
import type { Badge, Family, FamilyAttribute } from '../catalogue/entities.ts';
import { isHotPrice } from '../catalogue/price-display.ts';
import type { Product } from '../catalogue/product.ts';
import type { VariantRecord } from '../catalogue/product-record.ts';
import { STANDARD_FACETS } from '../listing/standard-facets.ts';
import { toProductDocument } from './product-document.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z') / 1000;

const attribute = (code: string, more: Partial<FamilyAttribute> = {}): FamilyAttribute => ({
  code,
  name: code,
  prefix: '',
  suffix: '',
  type: 'RANGE',
  enable: true,
  heading: code,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
  ...more,
});

const washers: Family = {
  code: 'washer',
  name: 'Washers',
  groups: [
    {
      code: 'all',
      name: 'All',
      attributes: [
        attribute('capacityKg', { suffix: 'kg' }),
        attribute('spinRpm', { suffix: 'rpm' }),
        attribute('programs'),
        attribute('finish', { type: 'OPTIONS' }),
        attribute('uses', { type: 'OPTIONS' }),
        attribute('wifi', { type: 'TOGGLE', name: 'Wi-Fi' }),
        attribute('steam', { type: 'TOGGLE', name: 'Steam' }),
        attribute('unknown'),
      ],
    },
  ],
};

const variant: VariantRecord = {
  id: 'v1',
  code: 'W-9',
  gtin: '9300000000004',
  name: '',
  images: [],
  qty: 3,
  hasStockOnHand: true,
};

const product = (own: Partial<Product> = {}): Product => ({
  id: 'p1',
  productSku: 'W-9',
  erpProductId: '100',
  name: 'Washer',
  path: 'products/washer',
  brand: { id: 'b1', name: 'Tarn', path: 'brands/tarn', imageLogo: null },
  family: { code: 'washer', name: 'Washers' },
  canonicalCategory: {
    id: 'c2',
    name: 'Front loaders',
    path: 'categories/laundry/front',
    ancestors: [{ id: 'c1', name: 'Laundry', path: 'categories/laundry' }],
  },
  categoryIds: ['c1', 'c2', 'c9', 'c0'],
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  price: 900,
  erpOriginalPrice: 900,
  priceDateFrom: null,
  priceDateTo: null,
  isDiscounted: false,
  isClearance: false,
  isNew: false,
  taxExclusive: false,
  variants: [variant],
  soldOut: false,
  hasStockOnHand: true,
  stockUpdatedAt: 1,
  images: [],
  shortDescription: '',
  description: ['Long words.'],
  keyFeatures: [],
  attributes: {
    capacityKg: 9,
    spinRpm: 1400,
    programs: 16,
    finish: 'White',
    uses: ['Wool', 'Silk'],
    wifi: true,
    steam: false,
  },
  documents: [{ name: 'Manual', url: '/manual.pdf' }],
  googleProductType: '',
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
  enquiryOnly: false,
  cartQtyProductMax: null,
  cartQtyVariantMax: null,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 1 },
  reviewSummary: { totalReviewCount: 4, averageOverallRating: 4 },
  bazaarvoiceReviews: { totalReviewCount: 4 },
  weightGrams: 900,
  bigAndBulky: false,
  accessoryIds: [],
  visibleIn: { index: true, brand: true, categories: true },
  popularity: 1,
  createdAt: 1,
  ...own,
});

const badge = (id: string, more: Partial<Badge> = {}): Badge => ({
  id,
  level: 'primary',
  title: `Title of ${id}`,
  icon: '',
  textColour: '',
  backgroundColourPrimary: '',
  backgroundColourSecondary: '',
  badgeGroupId: '',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
  ...more,
});

const badges = new Map(
  [
    badge('now'),
    badge('also'),
    badge('past', { timeTo: '2026-11-15T12:00:00Z' }),
    badge('broken', { timeTo: '31/02' }),
  ].map((one) => [one.id, one]),
);
const categoryNames = new Map([
  ['c1', 'Laundry'],
  ['c2', 'Front loaders'],
  ['c9', 'Gifts'],
]);
const documentOf = (own: Partial<Product> = {}) =>
  toProductDocument(product(own), washers, { badges, categoryNames, nowSeconds: NOW });

describe('toProductDocument', () => {
  it('keeps what listings need and leaves the long texts out', () => {
    const document = documentOf();
    expect(document).toMatchObject({
      objectID: 'p1',
      id: 'p1',
      brandId: 'b1',
      variantId: 'v1',
      facts: ['9 kg', '1,400 rpm'],
    });
    expect(document).not.toHaveProperty('description');
    expect(document).not.toHaveProperty('documents');
  });

  it.each(STANDARD_FACETS.map(({ heading, attribute }) => [heading, attribute]))(
    'has what the facet %s asks the index for: %s',
    (_, path) => {
      expect(documentOf()).toHaveProperty(path);
    },
  );

  it.each([
    [4.6, 12, true],
    [4, 1, true],
    [3.9, 40, false],
    [0, 0, false],
  ])('is top rated at %s stars from %s reviews: %s', (averageOverallRating, totalReviewCount, isTopRated) => {
    expect(documentOf({ reviewSummary: { averageOverallRating, totalReviewCount } })).toMatchObject({ isTopRated });
  });

  it('has the first picture of itself and of each variant', () => {
    const images = [
      { url: '/1.svg', alt: '1' },
      { url: '/2.svg', alt: '2' },
    ];
    const document = documentOf({ images, variants: [{ ...variant, images }] });
    expect([document.images, document.variants[0]?.images]).toEqual([images.slice(0, 1), images.slice(0, 1)]);
  });

  it('has the name and the code of its family in one facet value [D-9-22]', () => {
    expect(documentOf().familyComposite.split('##')).toEqual(['Washers', 'washer']);
  });

  it('names its categories, its own first; one that nobody knows has no name', () => {
    expect(documentOf().categoryNames).toEqual(['Front loaders', 'Laundry', 'Gifts']);
  });

  it('says its attributes in words: units, options, what it has; no bare numbers, nothing that it lacks', () => {
    expect(documentOf().attributeTexts).toEqual(['9 kg', '1400 rpm', 'White', 'Wool, Silk', 'Wi-Fi']);
  });

  it.each<[string, Partial<Product>, { isSellable: boolean; inStock: boolean; availability: number }]>([
    ['on hand', {}, { isSellable: true, inStock: true, availability: 2 }],
    ['evergreen', { state: 'evergreen' }, { isSellable: true, inStock: true, availability: 2 }],
    ['to be ordered', { hasStockOnHand: false }, { isSellable: true, inStock: false, availability: 1 }],
    ['sold out', { soldOut: true, hasStockOnHand: false }, { isSellable: true, inStock: false, availability: 0 }],
    ['discontinued', { state: 'discontinued' }, { isSellable: false, inStock: false, availability: 0 }],
    ['enabled only', { state: 'enabled' }, { isSellable: false, inStock: false, availability: 0 }],
    [
      'a gift card, whose stock nobody counts',
      { functionalType: 'giftcard', hasStockOnHand: false },
      { isSellable: true, inStock: true, availability: 2 },
    ],
    [
      'in pre-order',
      { saleMode: 'preorder', preorderDateTime: NOW + 1 },
      { isSellable: true, inStock: false, availability: 1 },
    ],
    [
      'after its pre-order',
      { saleMode: 'preorder', preorderDateTime: NOW },
      { isSellable: true, inStock: true, availability: 2 },
    ],
    [
      'before its release',
      { saleMode: 'scheduledRelease', releaseDateTime: NOW + 1 },
      { isSellable: true, inStock: false, availability: 0 },
    ],
    ['in stores only', { saleMode: 'inStoreOnly' }, { isSellable: true, inStock: true, availability: 2 }],
  ])('knows how it can be had: %s', (_, own, expected) => {
    expect(documentOf(own)).toMatchObject(expected);
  });

  it.each<[string, Partial<Product>, boolean]>([
    ['a price without dates', {}, false],
    ['a dated price', { priceDateTo: NOW + 1 }, true],
    ['a price that has ended', { priceDateTo: NOW }, false],
    ['a reduced price', { price: 800, priceDateTo: NOW + 1 }, false],
  ])('is hot as the card says it: %s [D-2-120]', (_, own, expected) => {
    expect(documentOf(own).isHot).toBe(expected);
    expect(isHotPrice(product(own), NOW)).toBe(expected);
  });

  it('has the titles of the badges that hold [D-5-01 D-5-02]', () => {
    const secondary = ['also', 'past', 'broken', 'nobody’s'];
    expect(
      documentOf({ badgePrimaryId: 'now', badgeSecondaryIds: secondary, badgeSecondaryTitles: secondary }).badges,
    ).toEqual(['Title of now', 'Title of also']);
    expect(documentOf({ badgePrimaryId: 'past' }).badges).toEqual([]);
  });

  it('has no secondary badges when their ids and titles do not pair up [D-5-03]', () => {
    const own = { badgePrimaryId: 'now', badgeSecondaryIds: ['also'], badgeSecondaryTitles: ['Also', 'More'] };
    expect(documentOf(own).badges).toEqual(['Title of now']);
  });
});
