import type { DemoShop } from '@wattle/demo';
import type { BrandRecord, CategoryRecord, Family, ProductRecord, VariantRecord } from '@wattle/domain/catalogue';
import type { Locality } from '@wattle/domain/stores';
import { SAMPLE_IDENTITY } from './sample-identity.ts';

/** A small hand-written shop with one of everything, for tests of the store and commands. */
export const NOW = new Date('2026-11-15T00:00:00Z');
export const NOW_SECONDS = NOW.getTime() / 1000;
const DAY = 86_400;

export const sampleVariant = (id: string, more: Partial<VariantRecord> = {}): VariantRecord => ({
  id,
  code: `code-${id}`,
  gtin: `93${id}`,
  name: '',
  images: [{ url: `/${id}.svg`, alt: id }],
  qty: 5,
  hasStockOnHand: true,
  ...more,
});

export const sampleProduct = (id: string, more: Partial<ProductRecord> = {}): ProductRecord => ({
  id,
  productSku: `SKU-${id}`,
  erpProductId: `erp-${id}`,
  name: `Kettle ${id}`,
  path: `products/${id}`,
  brandId: 'acme',
  familyCode: 'kettles',
  canonicalCategoryId: 'kettles',
  extraCategoryIds: [],
  state: 'current',
  saleMode: null,
  functionalType: 'basic',
  preorderDateTime: null,
  releaseDateTime: null,
  prices: [{ price: 129.95, erpOriginalPrice: 129.95, from: null, to: null }],
  isClearance: false,
  isNew: false,
  taxExclusive: false,
  variants: [sampleVariant(`${id}-v1`)],
  images: [{ url: `/pictures/${id}.svg`, alt: `Kettle ${id}` }],
  shortDescription: 'Boils water.',
  description: ['It boils water.', 'It does so quickly.'],
  keyFeatures: ['1.7 L', 'Keep warm'],
  attributes: { capacity: 1.7, colours: ['white', 'black'], keepWarm: true, finish: 'matte' },
  documents: [{ name: 'Manual', url: `/manuals/${id}.pdf` }],
  googleProductType: 'Home > Kitchen > Kettles',
  badgePrimaryId: 'award',
  badgeSecondaryIds: ['cashback'],
  badgeSecondaryTitles: ['Cashback'],
  cartQtyProductMax: 10,
  cartQtyVariantMax: 5,
  cartQtyVariantMin: 1,
  cartQtyVariantMultipleOf: null,
  blGroup: { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: ['care-2'], baseWarrantyPeriod: 2 },
  reviewSummary: { totalReviewCount: 12, averageOverallRating: 4.5 },
  weightGrams: 1200,
  bigAndBulky: false,
  accessoryIds: [],
  visibleIn: { index: true, brand: true, categories: true },
  popularity: 10,
  createdAt: NOW_SECONDS - 30 * DAY,
  ...more,
});

export const sampleBrand = (id: string, more: Partial<BrandRecord> = {}): BrandRecord => ({
  id,
  name: id.toUpperCase(),
  path: `brands/${id}`,
  imageLogo: { url: `/brands/${id}.svg`, alt: id },
  description: `All about ${id}.`,
  agency: { isAgency: false, enquiryOnly: false },
  ...more,
});

export const sampleCategory = (
  id: string,
  parentId: string | null,
  more: Partial<CategoryRecord> = {},
): CategoryRecord => ({
  id,
  parentId,
  position: 0,
  path: `categories/${id}`,
  name: id,
  shortName: id,
  description: '',
  imageHero: null,
  products: { index: 'products', sort: 'recommended' },
  ...more,
});

export const sampleFamily = (code: string): Family => ({
  code,
  name: code,
  groups: [
    {
      code: 'general',
      name: 'General',
      attributes: [
        {
          code: 'capacity',
          name: 'Capacity',
          prefix: '',
          suffix: ' L',
          type: 'RANGE',
          enable: true,
          heading: 'Capacity',
          queryParam: 'capacity',
          minQueryParam: 'capacity-min',
          maxQueryParam: 'capacity-max',
          disjunctive: false,
          initiallyExpanded: true,
        },
      ],
    },
  ],
});

export const sampleLocality = (suburb: string, state: Locality['state'], postcode: string): Locality => ({
  suburb,
  state,
  postcode,
  name: `${suburb}, ${state}, ${postcode}`,
  location: { latitude: -37.8, longitude: 144.9 },
});

const hours = { openTime: 9 * 3600, closeTime: 17 * 3600 };

export const sampleShop = (): DemoShop => ({
  identity: SAMPLE_IDENTITY,
  brands: [sampleBrand('acme'), sampleBrand('zest', { imageLogo: null })],
  categories: [
    sampleCategory('kettles', 'kitchen', { position: 2 }),
    sampleCategory('toasters', 'kitchen', { position: 1 }),
    sampleCategory('kitchen', null),
    sampleCategory('gifts', null, { position: 1, imageHero: { src: '/gifts.svg', alt: 'Gifts' } }),
  ],
  families: [sampleFamily('kettles'), sampleFamily('toasters')],
  badges: [
    {
      id: 'award',
      level: 'primary',
      title: 'Award',
      icon: 'N/A',
      textColour: '#fff',
      backgroundColourPrimary: '#000',
      backgroundColourSecondary: '#111',
      badgeGroupId: 'awards',
      link: '/awards',
      contentDisplay: 'inline',
      timeFrom: '2026-01-01T00:00:00Z',
      timeTo: '',
    },
  ],
  warranties: [
    {
      id: 'care-2',
      erpProductId: 'erp-care-2',
      variants: [{ id: 'care-2-v1' }],
      name: 'Care for 2 years',
      price: 49.5,
      blGroupWarranty: { duration: 2, description: 'We mend it.' },
    },
  ],
  products: [sampleProduct('k1'), sampleProduct('k2', { extraCategoryIds: ['gifts'] })],
  storeStock: [
    { storeId: 'city', variantId: 'k1-v1', qty: 3 },
    { storeId: 'north', variantId: 'k1-v1', qty: 0 },
  ],
  stores: [sampleStore('city', -37.81, 144.96), sampleStore('north', -27.47, 153.03)],
  localities: [sampleLocality('Richmond', 'VIC', '3121'), sampleLocality('Richmond Hill', 'QLD', '4820')],
  articles: [sampleArticle('returns', 'help', 1), sampleArticle('help', null, 0)],
  redirects: [{ from: 'old', to: '/new', external: false }],
  promotions: [
    {
      id: 'spring',
      versionId: '1',
      name: 'Spring',
      exclusive: false,
      couponCodes: ['SPRING'],
      startsAt: NOW_SECONDS - DAY,
      endsAt: NOW_SECONDS + DAY,
      lane: 'order',
      conditions: [{ type: 'minSpend', amount: 100 }],
      effects: [{ type: 'percentOff', percent: 10 }],
    },
  ],
  promotionUses: [],
  vouchers: [{ code: 'CARD1', pin: '1234', expires: '2027-02-28', amountRemaining: 50.25, suspended: false }],
  customers: [],
  orders: [],
  absentBrands: [{ objectID: 'samsung', brand: 'Samsung', words: ['samsung'], kind: 'kettle' }],
  synonyms: [
    { objectID: 'jug', type: 'synonym', synonyms: ['kettle', 'jug'] },
    { objectID: 'billy', type: 'oneWaySynonym', input: 'billy', synonyms: ['kettle'] },
  ],
  searchRules: [
    {
      objectID: 'pin-k2',
      description: 'The new kettle first',
      enabled: true,
      validity: [{ from: NOW_SECONDS - DAY, until: NOW_SECONDS + DAY }],
      conditions: [{ context: 'category-kettles' }],
      consequence: { promote: [{ objectID: 'k2', position: 0 }] },
    },
  ],
  settings: { 'home.tiles': ['kettles'] },
});

/** The sample shop as the import takes it: its products name a badge that is not there. */
export const validShop = (): DemoShop => ({
  ...sampleShop(),
  products: sampleShop().products.map((product) => ({
    ...product,
    badgeSecondaryIds: [],
    badgeSecondaryTitles: [],
  })),
});

export function sampleStore(id: string, lat: number, lng: number): DemoShop['stores'][number] {
  return {
    id,
    erpStoreId: `erp-${id}`,
    name: `Wattle ${id}`,
    path: `stores/${id}`,
    images: [{ url: `/stores/${id}.svg`, alt: id }],
    addressStreetOne: '1 Main Street',
    addressStreetTwo: '',
    addressCity: 'Town',
    addressState: 'VIC',
    addressPostcode: '3000',
    phone: '03 9000 0000',
    timeZone: 'Australia/Melbourne',
    weeklyHours: [hours, hours, hours, hours, hours, hours, null],
    seasonalHours: [{ date: '2026-12-24', openTime: 9 * 3600, closeTime: 12 * 3600, note: 'Christmas Eve' }],
    services: ['pickup'],
    description: 'By the station.',
    _geoloc: { lat, lng },
    visibleIn: { index: true },
  };
}

export function sampleArticle(id: string, parentId: string | null, position: number): DemoShop['articles'][number] {
  return {
    id,
    name: id,
    path: `articles/${id}`,
    heroImage: null,
    summary: '',
    kicker: '',
    parentId,
    position,
    body: [{ id: 'container', value: { type: 'fluid' }, children: [{ id: 'paragraph', value: { content: 'Hello' } }] }],
    publishedAt: NOW_SECONDS,
    updatedAt: NOW_SECONDS + 1,
  };
}
