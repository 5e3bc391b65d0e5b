import { describe, expect, it } from 'vitest';
import { assembleProduct } from './assemble-product.ts';
import type { Family } from './entities.ts';
import type { ProductRecord, VariantRecord } from './product-record.ts';
import { summariseProduct } from './summarise-product.ts';

const variant = (qty: number, hasStockOnHand = qty > 0): VariantRecord => ({
  id: `v${qty}`,
  code: 'K1',
  gtin: '9300000000004',
  name: '',
  images: [],
  qty,
  hasStockOnHand,
});

const record = (own: Partial<ProductRecord> = {}): ProductRecord => ({
  id: 'p1',
  productSku: 'K1',
  erpProductId: '100',
  name: 'Kettle',
  path: 'products/kettle',
  brandId: 'b1',
  familyCode: 'kettles',
  canonicalCategoryId: 'c2',
  extraCategoryIds: ['c9'],
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  prices: [
    { price: 80, erpOriginalPrice: 100, from: 10, to: 20 },
    { price: 100, erpOriginalPrice: 100, from: null, to: null },
  ],
  isClearance: false,
  isNew: false,
  taxExclusive: false,
  variants: [variant(3), variant(0)],
  images: [
    { url: '/a.svg', alt: 'A' },
    { url: '/b.svg', alt: 'B' },
  ],
  shortDescription: '',
  description: [],
  keyFeatures: [],
  attributes: { capacityL: 1.7, colour: 'White', energyStars: 4.5, widthMm: 220, powerW: 2200, boilTime: 3 },
  documents: [],
  googleProductType: '',
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
  cartQtyProductMax: null,
  cartQtyVariantMax: null,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 1 },
  reviewSummary: { totalReviewCount: 4, averageOverallRating: 4 },
  weightGrams: 900,
  bigAndBulky: false,
  accessoryIds: [],
  visibleIn: { index: true, brand: true, categories: true },
  popularity: 1,
  createdAt: 1,
  ...own,
});

const around = {
  brand: { id: 'b1', name: 'Tarn', path: 'brands/tarn', imageLogo: null },
  enquiryOnly: false,
  family: { code: 'kettles', name: 'Kettles' },
  canonicalCategory: {
    id: 'c2',
    name: 'Kettles',
    path: 'categories/kitchen/kettles',
    ancestors: [{ id: 'c1', name: 'Kitchen', path: 'categories/kitchen' }],
  },
  stockUpdatedAt: 99,
};
const at = (now: number, own?: Partial<ProductRecord>) => assembleProduct(record(own), around, now);

describe('assembleProduct', () => {
  it('takes the price of the moment, with its dates', () => {
    expect(at(15)).toMatchObject({
      price: 80,
      erpOriginalPrice: 100,
      priceDateFrom: 10,
      priceDateTo: 20,
      isDiscounted: true,
    });
    expect(at(25)).toMatchObject({ price: 100, priceDateFrom: null, priceDateTo: null, isDiscounted: false });
  });

  it('stands in its category, that one’s ancestors and its further ones', () => {
    expect(at(0).categoryIds).toEqual(['c1', 'c2', 'c9']);
  });

  it.each([
    ['some stock', { variants: [variant(0), variant(1)] }, false, true],
    ['none left', { variants: [variant(0)] }, true, false],
    ['to come from the supplier', { variants: [variant(5, false)] }, false, false],
    ['not counted', { functionalType: 'giftcard', variants: [variant(0)] }, false, false],
  ] as const)('knows stock: %s', (_, own, soldOut, hasStockOnHand) => {
    expect(at(0, own)).toMatchObject({ soldOut, hasStockOnHand });
  });

  it('is sold by enquiry only when both the item and its brand say so [D-2-119]', () => {
    const by = (isAgencyItem: boolean, enquiryOnly: boolean) =>
      assembleProduct(record({ blGroup: { ...record().blGroup, isAgencyItem } }), { ...around, enquiryOnly }, 0)
        .enquiryOnly;
    expect([by(true, true), by(true, false), by(false, true)]).toEqual([true, false, false]);
  });

  it('is listed where it is said to be, and nowhere once it is no longer sold', () => {
    const visibleIn = { index: true, brand: false, categories: true };
    expect(at(0, { visibleIn }).visibleIn).toEqual(visibleIn);
    const nowhere = { index: false, brand: false, categories: false };
    expect(at(0, { visibleIn, state: 'discontinued' }).visibleIn).toEqual(nowhere);
  });

  it('carries the number of reviews in both of its places', () => {
    expect(at(0)).toMatchObject({
      bazaarvoiceReviews: { totalReviewCount: 4 },
      reviewSummary: { totalReviewCount: 4 },
    });
  });
});

const attribute = (code: string, type: 'RANGE' | 'OPTIONS', suffix: string) => ({
  code,
  name: code,
  prefix: '',
  suffix,
  type,
  enable: true,
  heading: code,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});
const family: Family = {
  code: 'kettles',
  name: 'Kettles',
  groups: [
    {
      code: 'main',
      name: 'Main',
      attributes: [
        attribute('widthMm', 'RANGE', 'mm'),
        attribute('colour', 'OPTIONS', ''),
        attribute('capacityL', 'RANGE', 'L'),
        attribute('powerW', 'RANGE', 'W'),
        attribute('boilTime', 'RANGE', 'min'),
      ],
    },
  ],
};

describe('summariseProduct', () => {
  it('gives a card the first picture, two facts and the stars', () => {
    expect(summariseProduct(at(0), family)).toMatchObject({
      images: [{ url: '/a.svg', alt: 'A' }],
      facts: ['1.7 L', '2,200 W'],
      energyStars: 4.5,
    });
  });

  it('adds the first variant [D-3-04]', () => {
    expect(summariseProduct(at(0, { variants: [variant(7), variant(2)] }), family).variantId).toBe('v7');
  });

  it.each<[string, Parameters<typeof at>[1], string]>([
    ['a sold-out first one is passed over', { variants: [variant(0), variant(2)] }, 'v2'],
    ['a lot must be there', { variants: [variant(1), variant(4)], cartQtyVariantMin: 3 }, 'v4'],
    ['without a whole lot anywhere, what there is', { variants: [variant(0), variant(1)], cartQtyVariantMin: 3 }, 'v1'],
    ['all sold out, it is the first', { variants: [variant(0), { ...variant(0), id: 'second' }] }, 'v0'],
    ['a gift card never runs out', { functionalType: 'giftcard', variants: [variant(0), variant(2)] }, 'v0'],
  ])('adds the first variant that can be bought: %s [D-3-01 D-3-04]', (_, changes, expected) => {
    expect(summariseProduct(at(0, changes), family).variantId).toBe(expected);
  });

  it('shows the picture and the stock of what it adds, and its name', () => {
    const image = { url: '/sand.svg', alt: 'Sand' };
    const variants = [
      { ...variant(0), name: 'Black' },
      { ...variant(2), name: 'Sand', images: [image], hasStockOnHand: false },
      { ...variant(9), name: 'White', hasStockOnHand: true },
    ];
    expect(summariseProduct(at(0, { variants }), family)).toMatchObject({
      variantId: 'v2',
      variantNames: { kind: 'colour', own: 'Sand', all: ['Black', 'Sand', 'White'] },
      images: [image],
      soldOut: false,
      hasStockOnHand: false,
    });
  });
});
