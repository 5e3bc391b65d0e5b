import type { SearchRecord, SearchRequest } from './port.ts';

export type ConformanceSearch = {
  readonly title: string;
  readonly request: SearchRequest;
  /** Expected hit ids, in order. */
  readonly ids?: readonly string[];
  /** The expected hits, exactly. */
  readonly hits?: readonly SearchRecord[];
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Other expected fields of the answer. */
  readonly says?: Readonly<Record<string, unknown>>;
};

const products = (params: NonNullable<SearchRequest['params']>): SearchRequest => ({ indexName: 'products', params });
const ids = (kind: string, ...numbers: string[]): string[] => numbers.map((number) => `${kind}-${number}`);

const BY_PARAMETERS: readonly ConformanceSearch[] = [
  {
    title: 'everything by its own ranking when nothing is asked [C-7-13 C-7-14 D-7-05 D-7-06]',
    request: products({}),
    ids: ['p1', 'p4', 'p3', 'p5', 'p6', 'p2'],
    says: { nbHits: 6, page: 0, nbPages: 1, hitsPerPage: 20, query: '', index: 'products' },
  },
  {
    title: 'parameters beside the name of the index [C-7-13 D-7-05]',
    request: { indexName: 'products', query: 'washer', hitsPerPage: 1 },
    ids: ['p4'],
    says: { nbHits: 3, nbPages: 3, query: 'washer' },
  },
  {
    title: 'parameters as a query string [C-7-13 D-7-05]',
    request: products('query=washer&hitsPerPage=2&page=1&facetFilters=%5B%22inStock%3Atrue%22%5D'),
    ids: ['p6'],
    says: { page: 1, hitsPerPage: 2 },
  },
  {
    title: 'so many from one on instead of pages',
    request: products({ offset: 1, length: 2 }),
    ids: ['p4', 'p3'],
    says: { offset: 1, length: 2, nbHits: 6 },
  },
  { title: 'a page after the last', request: products({ page: 9 }), ids: [], says: { nbHits: 6, page: 9, nbPages: 1 } },
  {
    title: 'another order by another name',
    request: { indexName: 'products_price_asc' },
    ids: ['p2', 'p5', 'p4', 'p6', 'p1', 'p3'],
    says: { index: 'products_price_asc' },
  },
  { title: 'the other way round', request: { indexName: 'products_price_desc', hitsPerPage: 2 }, ids: ['p3', 'p1'] },
];

const BY_WORDS: readonly ConformanceSearch[] = [
  { title: 'a word', request: products({ query: 'fridge' }), ids: ['p1', 'p3', 'p2'] },
  {
    title: 'the beginning of the last word, first where the words stand closer',
    request: products({ query: 'halden fri' }),
    ids: ['p2', 'p1'],
  },
  { title: 'a typing error', request: products({ query: 'frigde' }), ids: ['p1', 'p3', 'p2'] },
  {
    title: 'no typing error when that is asked',
    request: products({ query: 'frigde', typoTolerance: false }),
    ids: [],
  },
  { title: 'a synonym', request: products({ query: 'refrigerator' }), ids: ['p1', 'p3', 'p2'] },
  { title: 'a code without its hyphen', request: products({ query: 'hfw8000' }), ids: ['p4'] },
  { title: 'nothing', request: products({ query: 'zeppelin' }), ids: [], says: { nbHits: 0, nbPages: 0 } },
  {
    title: 'fewer words when all of them find nothing',
    request: products({ query: 'dryer zeppelin', removeWordsIfNoResults: 'lastWords' }),
    ids: ['p6'],
  },
  {
    title: 'words of some attributes only',
    request: products({ query: 'breakfast', restrictSearchableAttributes: ['name'] }),
    ids: [],
  },
];

const BY_FILTERS: readonly ConformanceSearch[] = [
  {
    title: 'facet filters and numeric filters with a list of attributes [D-7-17]',
    request: products({
      facetFilters: [['brand.name:halden', 'brand.name:Oro Verde'], 'inStock:true'],
      numericFilters: ['price>=500', 'price<=1500'],
      attributesToRetrieve: ['name', 'brand.name'],
      attributesToHighlight: [],
      facets: ['brand.name', 'price'],
    }),
    ids: ['p4', 'p5', 'p6'],
    hits: [
      { objectID: 'p4', name: 'Halden Front Load Washer 8kg', brand: { name: 'Halden' } },
      { objectID: 'p5', name: 'Oro Verde Top Load Washer', brand: { name: 'Oro Verde' } },
      { objectID: 'p6', name: 'Oro Verde Washer Dryer', brand: { name: 'Oro Verde' } },
    ],
    facets: { 'brand.name': { Halden: 1, 'Oro Verde': 2 }, price: { 649: 1, 899: 1, 1299: 1 } },
    says: { facets_stats: { price: { min: 649, max: 1299, avg: 949, sum: 2847 } } },
  },
  {
    title: 'a count only [D-7-18]',
    request: products({ hitsPerPage: 0, facetFilters: ['categoryIds:c-laundry'] }),
    ids: [],
    says: { nbHits: 3 },
  },
  {
    title: 'sub-categories of a category [D-7-10]',
    request: products({ hitsPerPage: 0, facetFilters: ['categoryIds:c-kitchen'], facets: ['categoryIds'] }),
    ids: [],
    facets: { categoryIds: { 'c-kitchen': 3, 'c-fridges': 3 } },
  },
  {
    title: 'sub-categories of a category and a brand [D-7-10]',
    request: products({
      hitsPerPage: 0,
      facetFilters: ['categoryIds:c-kitchen', 'brandId:b-oro'],
      facets: 'categoryIds',
    }),
    ids: [],
    facets: { categoryIds: { 'c-kitchen': 1, 'c-fridges': 1 } },
  },
  { title: 'what is not', request: products({ facetFilters: ['brand.name:-Halden'] }), ids: ['p3', 'p5', 'p6'] },
  { title: 'an attribute that is no facet', request: products({ facetFilters: ['name:Halden'] }), ids: [] },
  {
    title: 'filters in words',
    request: products({
      filters: '(brandId:b-oro OR categoryIds:c-fridges) AND price:300 TO 1300 AND NOT attributes.colour:white',
    }),
    ids: ['p6'],
  },
  { title: 'a tag', request: products({ filters: 'new' }), ids: ['p6'] },
  {
    title: 'facets of every kind, with the largest first',
    request: products({ facets: ['attributes.colour'], maxValuesPerFacet: 1 }),
    facets: { 'attributes.colour': { White: 3 } },
  },
  {
    title: 'optional filters rank only',
    request: products({ optionalFilters: ['brandId:b-oro<score=2>', 'categoryIds:c-fridges'] }),
    ids: ['p3', 'p5', 'p6', 'p1', 'p2', 'p4'],
  },
];

const BY_RULES: readonly ConformanceSearch[] = [
  {
    title: 'pins, hides and speaks where a rule wants it',
    request: products({ facetFilters: ['categoryIds:c-laundry'], ruleContexts: ['category-c-laundry'] }),
    ids: ['p6', 'p4'],
    says: { nbHits: 2, userData: [{ banner: 'laundry' }] },
  },
  {
    title: 'does not when rules are off',
    request: products({
      facetFilters: ['categoryIds:c-laundry'],
      ruleContexts: ['category-c-laundry'],
      enableRules: false,
    }),
    ids: ['p4', 'p5', 'p6'],
  },
  {
    title: 'buries what a rule wants buried',
    request: products({ ruleContexts: ['bury-halden'] }),
    ids: ['p3', 'p5', 'p6', 'p1', 'p4', 'p2'],
  },
  { title: 'turns a word into a filter', request: products({ query: 'cheap fridge' }), ids: ['p2'] },
];

const BY_INDEX: readonly ConformanceSearch[] = [
  {
    title: 'articles by a list of ids, with some of their fields [D-7-07 D-7-08]',
    request: {
      indexName: 'articles',
      params: {
        query: '',
        facetFilters: [ids('article', '03', '01').map((id) => `id:${id}`)],
        hitsPerPage: 1000,
        attributesToRetrieve: ['name', 'path', 'heroImage', 'id'],
        attributesToHighlight: [],
      },
    },
    ids: ids('article', '01', '03'),
    says: { hitsPerPage: 1000 },
    hits: ids('article', '01', '03').map((id) => ({
      objectID: id,
      id,
      name: `Name of ${id}`,
      path: `/${id}`,
      heroImage: { url: `${id}.webp` },
    })),
  },
  {
    title: 'more articles than a page usually has [D-7-07]',
    request: { indexName: 'articles', hitsPerPage: 1000 },
    says: { nbHits: 30, nbPages: 1 },
  },
  {
    title: 'categories by a list of ids [D-7-09]',
    request: {
      indexName: 'categories',
      facetFilters: [ids('category', '25', '04').map((id) => `id:${id}`)],
      hitsPerPage: 1000,
    },
    ids: ids('category', '04', '25'),
  },
  {
    title: 'stores around a point, the nearest first [C-7-16 D-7-19]',
    request: {
      indexName: 'stores',
      aroundLatLng: '-38.1,144.4',
      aroundRadius: 200_000,
      facetFilters: ['visibleIn.index:true'],
    },
    ids: ['s2', 's1'],
  },
  {
    title: 'stores within a smaller circle [C-7-16 D-7-19]',
    request: { indexName: 'stores', aroundLatLng: '-38.1, 144.4', aroundRadius: '20000' },
    ids: ['s2'],
  },
  {
    title: 'stores however far [C-7-16]',
    request: { indexName: 'stores', aroundLatLng: '-37.8136,144.9631', aroundRadius: 'all' },
    ids: ['s1', 's3', 's2', 's4'],
  },
  {
    title: 'localities with their place [C-7-15 D-7-19]',
    request: { indexName: 'localities', query: '3121', attributesToHighlight: [] },
    ids: ['l2'],
    hits: [
      { objectID: 'l2', name: 'Richmond', region: 'VIC', postcode: '3121', _geoloc: { lat: -37.8231, lng: 144.998 } },
    ],
  },
];

/** Searches over the small shop that every provider must answer the same way. */
export const CONFORMANCE_SEARCHES = {
  'by its parameters': BY_PARAMETERS,
  'by words': BY_WORDS,
  'by filters': BY_FILTERS,
  'by rules': BY_RULES,
  'by index': BY_INDEX,
} as const satisfies Readonly<Record<string, readonly ConformanceSearch[]>>;
