import MiniSearch from 'minisearch';
import { type BenchProduct, FACETS, facetValues, rankOf } from '../catalogue.ts';
import { passes } from '../count-by-hand.ts';
import { type BenchEngine, type Listing, type ListingAnswer, PAGE_SIZE, SUGGESTED } from '../engine.ts';

const WORD_FIELDS = ['name', 'brand', 'categoryNames', 'model', 'gtin', 'attributeTexts', 'shortDescription'];
const CATEGORY_IDS = 'shelves';
/** Prices have a range; nobody picks them from a list. */
const COUNTED = FACETS.filter((facet) => facet !== 'price');
const OF_EVERY_PRODUCT = COUNTED.filter((facet) => !facet.startsWith('attributes.'));
const WORD_EDGE = /[\n\r\p{Z}\p{P}]+/u;

const tokenize = (text: string, field?: string): string[] => text.split(field === CATEGORY_IDS ? ' ' : WORD_EDGE);
const isLast = (_: string, place: number, terms: readonly string[]): boolean => place === terms.length - 1;
const fuzziness = (term: string): number | false => (term.length > 3 ? 0.2 : false);

function extractField(product: BenchProduct, field: string): string {
  if (field === 'id') return product.objectID;
  if (field === 'brand') return product.brand.name;
  if (field === CATEGORY_IDS) return product.categoryIds.join(' ');
  const value = product[field];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/**
 * MiniSearch only matches text: it neither filters by facet nor counts. A category is therefore a word in its
 * own field (faster than a filter function over everything); filters, counts and order are one pass over the
 * matches. A price is not a word, so changing it replaces the record and leaves the index alone.
 */
export function createMiniSearch(): BenchEngine {
  const index = new MiniSearch<BenchProduct>({ fields: [...WORD_FIELDS, CATEGORY_IDS], extractField, tokenize });
  const byId = new Map<string, BenchProduct>();
  const load = (results: readonly { readonly id: string }[]): BenchProduct[] =>
    results.flatMap(({ id }) => byId.get(id) ?? []);
  const find = (query: string) =>
    index.search(query, {
      fields: WORD_FIELDS,
      combineWith: 'AND',
      prefix: isLast,
      fuzzy: fuzziness,
      boost: { name: 3 },
    });
  const findCategory = (category: string) =>
    index.search(category, { fields: [CATEGORY_IDS], tokenize: (text) => [text] });
  return {
    name: 'MiniSearch',
    build(products) {
      for (const product of products) byId.set(product.objectID, product);
      index.addAll(products);
    },
    list(listing) {
      if (listing.query !== '') return countFound(load(find(listing.query)), listing);
      const found = listing.category === null ? [...byId.values()] : load(findCategory(listing.category));
      return countFound(found, listing, (a, b) => rankOf(b) - rankOf(a));
    },
    suggest: (typed) =>
      find(typed)
        .slice(0, SUGGESTED)
        .map(({ id }) => id),
    save(product) {
      byId.set(product.objectID, product);
    },
    close() {},
  };
}

/** Only the facets the product has: looking up others would waste time. */
const facetsOf = (product: BenchProduct): string[] => [
  ...OF_EVERY_PRODUCT,
  ...Object.keys(product.attributes).map((name) => `attributes.${name}`),
];

type Order = (a: BenchProduct, b: BenchProduct) => number;

/** One pass: the filters a product fails decide whether it is a hit and which facets it counts for. */
function countFound(found: readonly BenchProduct[], { chosen, page }: Listing, order?: Order): ListingAnswer {
  const counts = new Map(COUNTED.map((facet) => [facet, new Map<string, number>()]));
  const hits: BenchProduct[] = [];
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const product of found) {
    const failed = chosen.filter((filter) => !passes(product, filter));
    if (failed.length > 1) continue;
    const only = failed[0]?.facet;
    if (only === undefined) hits.push(product);
    for (const facet of only === undefined ? facetsOf(product) : [only]) {
      const values = counts.get(facet);
      for (const value of facetValues(product, facet)) values?.set(value, (values.get(value) ?? 0) + 1);
    }
    if (only === undefined || only === 'price')
      [min, max] = [Math.min(min, product.price), Math.max(max, product.price)];
  }
  if (order) hits.sort(order);
  return {
    nbHits: hits.length,
    ids: hits.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(({ objectID }) => objectID),
    priceStats: { min, max },
    counts: () => counts,
  };
}
