import type { SearchRule, Synonym } from '@wattle/domain/search';
import type { EmbeddedSearch } from './embedded-types.ts';
import type { IndexSettings } from './engine/types.ts';
import type { SearchRecord } from './port.ts';

/** An index with its settings, records, synonyms and rules. */
export type ConformanceIndex = {
  readonly name: string;
  readonly settings: IndexSettings;
  readonly records: readonly SearchRecord[];
  readonly rules: readonly SearchRule[];
  readonly synonyms: readonly Synonym[];
};

const product = (
  objectID: string,
  name: string,
  brandId: string,
  categoryIds: readonly string[],
  price: number,
  popularity: number,
  more: Readonly<Record<string, unknown>> = {},
): SearchRecord => ({
  objectID,
  name,
  brandId,
  brand: { id: brandId, name: brandId === 'b-halden' ? 'Halden' : 'Oro Verde' },
  categoryIds,
  price,
  popularity,
  inStock: true,
  visibleIn: { categories: true },
  ...more,
});

const COLD = ['c-kitchen', 'c-fridges'];
const LAUNDRY = ['c-laundry', 'c-washers'];

const PRODUCTS: readonly SearchRecord[] = [
  product('p1', 'Halden French Door Fridge 508L', 'b-halden', COLD, 1899, 90, {
    attributes: { capacity: 508, colour: 'Black' },
  }),
  product('p2', 'Halden Bar Fridge 90L', 'b-halden', COLD, 329, 40, { attributes: { capacity: 90, colour: 'White' } }),
  product('p3', 'Oro Verde Side by Side Fridge', 'b-oro', COLD, 2499.5, 70, {
    attributes: { capacity: 620, colour: 'Black' },
    inStock: false,
  }),
  product('p4', 'Halden Front Load Washer 8kg', 'b-halden', LAUNDRY, 899, 80, {
    code: 'HFW-8000',
    attributes: { colour: 'White' },
  }),
  product('p5', 'Oro Verde Top Load Washer', 'b-oro', LAUNDRY, 649, 60, {
    attributes: { colour: 'White' },
    description: 'A washer that takes the whole week of a family of five, quietly, and is done before breakfast.',
  }),
  product('p6', 'Oro Verde Washer Dryer', 'b-oro', LAUNDRY, 1299, 50, {
    _tags: ['new'],
    visibleIn: { categories: false },
  }),
];

const rule = (objectID: string, more: Pick<SearchRule, 'conditions' | 'consequence'>): SearchRule => ({
  objectID,
  description: objectID,
  enabled: true,
  validity: [],
  ...more,
});

const RULES: readonly SearchRule[] = [
  rule('pin-in-laundry', {
    conditions: [{ context: 'category-c-laundry' }],
    consequence: {
      promote: [{ objectID: 'p6', position: 0 }],
      hide: [{ objectID: 'p5' }],
      userData: { banner: 'laundry' },
    },
  }),
  rule('bury-brand', {
    conditions: [{ context: 'bury-halden' }],
    consequence: { params: { optionalFilters: ['brand.name:-Halden'] } },
  }),
  rule('cheap-fridge', {
    conditions: [{ pattern: 'cheap', anchoring: 'contains' }],
    consequence: { params: { query: { remove: ['cheap'] }, filters: 'price < 1000' } },
  }),
];

const place = (objectID: string, name: string, lat: number, lng: number, more: Readonly<Record<string, unknown>>) => ({
  objectID,
  name,
  _geoloc: { lat, lng },
  ...more,
});

const plain = (name: string, settings: Partial<IndexSettings>, records: readonly SearchRecord[]): ConformanceIndex => ({
  name,
  settings: {
    searchableAttributes: ['name'],
    attributesForFaceting: ['id'],
    customRanking: ['asc(name)'],
    ...settings,
  },
  records,
  rules: [],
  synonyms: [],
});

const numbered = (kind: string, count: number): SearchRecord[] =>
  Array.from({ length: count }, (_, i) => {
    const id = `${kind}-${String(i + 1).padStart(2, '0')}`;
    return { objectID: id, id, name: `Name of ${id}`, path: `/${id}`, heroImage: { url: `${id}.webp` }, body: 'Long' };
  });

/** A small shop that every search provider is tested with. */
export const CONFORMANCE_INDEXES: readonly ConformanceIndex[] = [
  {
    name: 'products',
    settings: {
      searchableAttributes: ['name', 'code', 'brand.name', 'description'],
      codeAttributes: ['code'],
      attributesForFaceting: [
        'searchable(brand.name)',
        'brandId',
        'categoryIds',
        'price',
        'inStock',
        'visibleIn.categories',
        'attributes.*',
        '_tags',
      ],
      customRanking: ['desc(popularity)'],
      replicas: { products_price_asc: ['asc(price)'], products_price_desc: ['desc(price)'] },
      attributesToHighlight: ['name', 'brand.name'],
    },
    records: PRODUCTS,
    rules: RULES,
    synonyms: [{ objectID: 's1', type: 'synonym', synonyms: ['fridge', 'refrigerator'] }],
  },
  plain('articles', {}, numbered('article', 30)),
  plain('categories', {}, numbered('category', 25)),
  plain('stores', { attributesForFaceting: ['visibleIn.index'] }, [
    place('s1', 'Melbourne', -37.8136, 144.9631, { visibleIn: { index: true } }),
    place('s2', 'Geelong', -38.1499, 144.3617, { visibleIn: { index: true } }),
    place('s3', 'Footscray', -37.8, 144.9, { visibleIn: { index: false } }),
    place('s4', 'Sydney', -33.8688, 151.2093, { visibleIn: { index: true } }),
  ]),
  plain('localities', { searchableAttributes: ['postcode', 'name'], attributesForFaceting: ['region'] }, [
    place('l1', 'Melbourne', -37.8136, 144.9631, { region: 'VIC', postcode: '3000' }),
    place('l2', 'Richmond', -37.8231, 144.998, { region: 'VIC', postcode: '3121' }),
    place('l3', 'Richmond', -33.5983, 150.7511, { region: 'NSW', postcode: '2753' }),
  ]),
];

/** Loads the small shop into an embedded search. */
export function fillConformance(search: EmbeddedSearch): void {
  for (const { name, settings, records, rules, synonyms } of CONFORMANCE_INDEXES) {
    const index = search.defineIndex(name, settings);
    index.setSynonyms(synonyms);
    index.replaceAll(records);
    search.setRules(name, rules);
  }
}
