import {
  type AnyDocument,
  type AnyOrama,
  create,
  insertMultiple,
  type Results,
  type SearchParams,
  search,
  update,
} from '@orama/orama';
import { type BenchProduct, FACETS, facetValues, rankOf } from '../catalogue.ts';
import {
  type BenchEngine,
  type Chosen,
  isRange,
  type Listing,
  type ListingAnswer,
  PAGE_SIZE,
  SUGGESTED,
} from '../engine.ts';

const WORD_FIELDS = ['name', 'brandWords', 'categoryNames', 'model', 'gtin', 'attributeTexts', 'shortDescription'];
/** Fields with several values per product. */
const LISTS = ['categoryIds', 'attributes.connections'];
const COUNTED = FACETS.filter((facet) => facet !== 'price');
const INSERT_BATCH = 1000;

/** Its schema does not allow dots in flat names. */
const fieldOf = (facet: string): string => facet.replace('.', '_');

const SCHEMA = {
  ...Object.fromEntries(WORD_FIELDS.map((field) => [field, 'string'] as const)),
  ...Object.fromEntries(COUNTED.map((facet) => [fieldOf(facet), LISTS.includes(facet) ? 'enum[]' : 'enum'] as const)),
  price: 'number',
  rank: 'number',
} as const;

function toDocument(product: BenchProduct): Record<string, unknown> {
  const facets = COUNTED.map((facet) => {
    const values = facetValues(product, facet);
    return [fieldOf(facet), LISTS.includes(facet) ? values : values[0]] as const;
  });
  return {
    ...Object.fromEntries(facets.filter(([, value]) => value !== undefined)),
    id: product.objectID,
    name: product.name,
    brandWords: product.brand.name,
    categoryNames: product.categoryNames.join(' '),
    model: product.model,
    gtin: product.gtin,
    attributeTexts: product.attributeTexts.join(' '),
    shortDescription: product.shortDescription,
    price: product.price,
    rank: rankOf(product),
  };
}

function toWhere(listing: Listing, without?: Chosen): Record<string, unknown> {
  const where: Record<string, unknown> = {};
  if (listing.category !== null) where[fieldOf('categoryIds')] = { containsAll: [listing.category] };
  for (const chosen of listing.chosen.filter((candidate) => candidate !== without)) {
    if (isRange(chosen)) where[chosen.facet] = { between: [chosen.from, chosen.to] };
    else
      where[fieldOf(chosen.facet)] = LISTS.includes(chosen.facet)
        ? { containsAny: chosen.values }
        : { in: chosen.values };
  }
  return where;
}

const facetsOf = (facets: readonly string[]): Record<string, object> =>
  Object.fromEntries(facets.filter((facet) => facet !== 'price').map((facet) => [fieldOf(facet), { limit: 1000 }]));

/**
 * Orama filters and counts itself: one search for the page and one per chosen facet (`preflight`: no
 * documents). Facets use its `enum` type, which matches exactly. It has no minimum and maximum price and
 * counts prices only in ranges; we leave both out, in its favour. A price change is `update`, which removes
 * and inserts the document.
 */
export function createOrama(): BenchEngine {
  const db: AnyOrama = create({ schema: SCHEMA });
  const ask: Ask = async (params) => search(db, params as SearchParams<AnyOrama>);
  return {
    name: 'Orama',
    async build(products) {
      await insertMultiple(db, products.map(toDocument), INSERT_BATCH);
    },
    list: (listing) => list(ask, listing),
    async suggest(typed) {
      const { hits } = await ask({ term: typed, properties: WORD_FIELDS, threshold: 0, limit: SUGGESTED });
      return hits.map(({ id }) => id);
    },
    async save(product) {
      await update(db, product.objectID, toDocument(product));
    },
    close() {},
  };
}

type Ask = (params: Record<string, unknown>) => Promise<Results<AnyDocument>>;

async function list(ask: Ask, listing: Listing): Promise<ListingAnswer> {
  const isByWords = listing.query !== '';
  const words = isByWords ? { properties: WORD_FIELDS, tolerance: 1, threshold: 0 } : {};
  const order = isByWords ? {} : { sortBy: { property: 'rank', order: 'DESC' } };
  const base = { term: listing.query, ...words };
  const page = { limit: PAGE_SIZE, offset: listing.page * PAGE_SIZE };
  const main = await ask({ ...base, ...order, ...page, where: toWhere(listing), facets: facetsOf(COUNTED) });
  const answers = [main];
  for (const chosen of listing.chosen.filter(({ facet }) => facet !== 'price')) {
    const facets = facetsOf([chosen.facet]);
    answers.push(await ask({ ...base, where: toWhere(listing, chosen), facets, limit: 1, preflight: true }));
  }
  return {
    nbHits: main.count,
    ids: main.hits.map(({ id }) => id),
    priceStats: null,
    counts: () => toCounts(answers.map(({ facets }) => facets ?? {})),
  };
}

type OramaFacets = Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;

/** It counts products without the attribute under ''. */
function toCounts(answers: readonly OramaFacets[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const answer of answers) {
    for (const facet of COUNTED) {
      const values = answer[fieldOf(facet)]?.values;
      if (values) counts.set(facet, new Map(Object.entries(values).filter(([value]) => value !== '')));
    }
  }
  return counts;
}
