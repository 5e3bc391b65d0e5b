import { PRODUCT_INDEX_BY_SORT, type SearchIndexName } from '@wattle/domain';
import type { IndexSettings } from '@wattle/providers/search';

/** Who spells right sees no guesses. */
const TOLERANT = { typoTolerance: 'min' } as const;
const BY_PRODUCTS = ['desc(productCount)'] as const;

/** Words first that say what a thing is, then what it is called by its makers, then what it is like. */
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
    'familyComposite',
    'categoryIds',
    'brandId',
    'brand.id',
    'searchable(brand.name)',
    'price',
    'inStock',
    'isDiscounted',
    'isClearance',
    'isHot',
    'isNew',
    'isSellable',
    'badges',
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
  // all words; when nothing has them all, what has most of them
  defaults: { ...TOLERANT, removeWordsIfNoResults: 'allOptional' },
};

/** How each index is searched, filtered and ordered; the same here and at a search service elsewhere. */
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
    // 'Preston' before 'Preston South', and of several Prestons the one nearest to a capital
    customRanking: ['asc(wordCount)', 'asc(capitalKm)'],
    attributesToHighlight: ['name'],
    defaults: TOLERANT,
  },
  suggestions: {
    searchableAttributes: ['query'],
    attributesForFaceting: [],
    customRanking: ['desc(popularity)'],
    attributesToHighlight: ['query'],
    defaults: TOLERANT,
  },
};
