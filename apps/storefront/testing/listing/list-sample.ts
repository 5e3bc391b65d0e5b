import type { CallInput } from '@wattle/contract';
import {
  appliedFilters,
  type ChosenFilter,
  type FacetAnswer,
  facetsInOrder,
  familyFacetDefinitions,
  LISTING,
  listingFacets,
  readFamilyFacets,
  readListingAddress,
} from '@wattle/domain/listing';
import type { ListingSort } from '@wattle/domain/search';
import type { Listing } from '../../src/features/catalogue/listing/listing-types.ts';
import { FRENCH_DOOR, SAMPLE_PRODUCTS, type SampleProduct, TOP_MOUNT } from './sample-catalogue.ts';

const FAMILIES = [FRENCH_DOOR, TOP_MOUNT];
const CATEGORIES = new Map([
  ['c-fridges', 'Fridges'],
  ['c-french-door', 'French door fridges'],
  ['c-top-mount', 'Top mount fridges'],
]);

const ORDERS: Readonly<Record<ListingSort, (a: SampleProduct, b: SampleProduct) => number>> = {
  recommended: () => 0,
  'name-asc': (a, b) => a.summary.name.localeCompare(b.summary.name),
  'name-desc': (a, b) => b.summary.name.localeCompare(a.summary.name),
  'price-asc': (a, b) => a.summary.price - b.summary.price,
  'price-desc': (a, b) => b.summary.price - a.summary.price,
  newest: (a, b) => SAMPLE_PRODUCTS.indexOf(b) - SAMPLE_PRODUCTS.indexOf(a),
};

const isIn = (filter: ChosenFilter) => (product: SampleProduct) => {
  const values = product.counted[filter.facet.attribute] ?? [];
  switch (filter.kind) {
    case 'options':
      return filter.values.some(({ stored }) => values.includes(stored));
    case 'range':
      return values.every((value) => Number(value) >= (filter.from ?? 0) && Number(value) <= (filter.to ?? Infinity));
    case 'toggle':
      return values.includes('true');
  }
};

/** Facet counts, as a search would give them. */
function countAll(products: readonly SampleProduct[]): FacetAnswer {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const [attribute, value] of products.flatMap(({ counted }) =>
    Object.entries(counted).flatMap(([name, values]) => values.map((one) => [name, one] as const)),
  )) {
    const counts = facets[attribute] ?? {};
    facets[attribute] = { ...counts, [value]: (counts[value] ?? 0) + 1 };
    if (typeof value !== 'number') continue;
    const { min, max } = stats[attribute] ?? { min: value, max: value };
    stats[attribute] = { min: Math.min(min, value), max: Math.max(max, value) };
  }
  return { nbHits: products.length, facets, facets_stats: stats };
}

/** Lists the sample fridges with the shop's own rules for parsing, counting and wording. */
export function listSample({ brandId, address: query = '' }: CallInput<'listProducts'>): Listing {
  const address = readListingAddress(new URLSearchParams(query), FAMILIES);
  const words = address.q.toLowerCase().split(' ');
  const whole = SAMPLE_PRODUCTS.filter(
    ({ summary: { brand, name } }) =>
      (brandId === undefined || brand.id === brandId) && words.every((word) => name.toLowerCase().includes(word)),
  );
  const without = (left?: ChosenFilter) =>
    address.filters.filter((filter) => filter !== left).reduce((all, filter) => all.filter(isIn(filter)), whole);
  const found = without();
  const results = {
    main: countAll(found),
    whole: countAll(whole),
    withoutOwn: new Map(address.filters.map((filter) => [filter.facet.attribute, countAll(without(filter))])),
  };
  const categoryName = (id: string) => CATEGORIES.get(id);
  const first = (address.page - 1) * LISTING.pageSize;
  return {
    products: found
      .toSorted(ORDERS[address.sort])
      .slice(first, first + LISTING.pageSize)
      .map(({ summary }) => summary),
    total: found.length,
    wholeTotal: whole.length,
    page: address.page,
    pageCount: Math.max(1, Math.ceil(found.length / LISTING.pageSize)),
    q: address.q,
    sort: address.sort,
    facets: [
      ...listingFacets(facetsInOrder(familyFacetDefinitions(FAMILIES), address), {
        address,
        results,
        familyFacets: readFamilyFacets(results, FAMILIES),
        categoryName,
        categoryIds: [...CATEGORIES.keys()],
      }),
    ],
    applied: appliedFilters(address.filters, categoryName).map(({ label, remove }) => ({ label, remove: [...remove] })),
    sideAirMm: 20,
    understood: null,
    help: [],
  };
}
