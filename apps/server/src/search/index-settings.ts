import { type FacetDefinition, STANDARD_FACETS } from '@wattle/domain/listing';
import { PRODUCT_INDEX_BY_SORT, type SearchIndexName } from '@wattle/domain/search';
import type { IndexSettings } from '@wattle/providers/search';

/** Only matches with the fewest typos: a correct spelling brings no guesses. */
const TOLERANT = { typoTolerance: 'min' } as const;
const BY_PRODUCTS = ['desc(productCount)'] as const;

/** A facet with a search box needs an index that can search its values. */
const facetingOf = (facet: FacetDefinition): string =>
  facet.kind === 'options' && facet.search ? `searchable(${facet.attribute})` : facet.attribute;

/** Attributes in order of weight: what a product is, then its names, then its properties. */
const products: IndexSettings = {
  searchableAttributes: [
    'name',
    'brand.name',
    'productSku',
    'variants.code',
    'erpProductId',
    'variants.gtin',
    'family.name',
    'categoryNames',
    'variants.name',
    'attributeTexts',
    'keyFeatures',
    'shortDescription',
  ],
  codeAttributes: ['productSku', 'variants.code', 'erpProductId', 'variants.gtin'],
  descriptiveAttributes: ['categoryNames', 'variants.name', 'attributeTexts', 'keyFeatures', 'shortDescription'],
  attributesForFaceting: [
    ...STANDARD_FACETS.map(facetingOf),
    'brandId',
    'brand.id',
    'isSellable',
    'state',
    'attributes.*',
    'visibleIn.*',
    'filterOnly(id)',
    'filterOnly(objectID)',
  ],
  customRanking: ['desc(availability)', 'desc(popularity)'],
  replicas: {
    [PRODUCT_INDEX_BY_SORT['name-asc']]: ['asc(name)'],
    [PRODUCT_INDEX_BY_SORT['name-desc']]: ['desc(name)'],
    [PRODUCT_INDEX_BY_SORT['price-asc']]: ['asc(price)'],
    [PRODUCT_INDEX_BY_SORT['price-desc']]: ['desc(price)'],
    [PRODUCT_INDEX_BY_SORT.newest]: ['desc(createdAt)'],
  },
  attributesToHighlight: ['name', 'brand.name'],
  // match all words, or as many as possible if nothing matches all of them; few matches leave room for what is the thing
  defaults: { ...TOLERANT, removeWordsIfNoResults: 'allOptional', addThingsBelow: 20 },
};

/** Settings of each index, for the embedded engine and for Algolia. */
export const INDEX_SETTINGS: Readonly<Record<SearchIndexName, IndexSettings>> = {
  products,
  categories: {
    searchableAttributes: ['name', 'shortName', 'parentName'],
    descriptiveAttributes: ['parentName'],
    attributesForFaceting: ['id', 'parentId', 'productCount', 'filterOnly(objectID)'],
    customRanking: BY_PRODUCTS,
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  brands: {
    searchableAttributes: ['name'],
    attributesForFaceting: ['id', 'productCount', 'filterOnly(objectID)'],
    customRanking: BY_PRODUCTS,
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  articles: {
    searchableAttributes: ['name', 'kicker', 'summary', 'text'],
    descriptiveAttributes: ['text'],
    attributesForFaceting: ['id', 'parentId', 'visibleIn.index', 'filterOnly(objectID)'],
    customRanking: ['desc(publishedAt)'],
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  stores: {
    searchableAttributes: ['name', 'addressCity', 'addressPostcode', 'addressState', 'addressStreetOne'],
    attributesForFaceting: ['id', 'visibleIn.index', 'addressState', 'services', 'filterOnly(objectID)'],
    customRanking: ['asc(name)'],
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  localities: {
    searchableAttributes: ['name', 'postcode', 'region'],
    attributesForFaceting: ['region'],
    // 'Preston' before 'Preston South'; of several Prestons the one nearest to a capital
    customRanking: ['asc(wordCount)', 'asc(capitalKm)'],
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  suggestions: {
    searchableAttributes: ['query'],
    attributesForFaceting: [],
    // 'kettles' before 'acme kettles' where there are no others
    customRanking: ['desc(popularity)', 'asc(wordCount)'],
    attributesToHighlight: ['query'],
    defaults: TOLERANT,
  },
};
