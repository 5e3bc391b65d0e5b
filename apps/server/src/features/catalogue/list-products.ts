import type { CallValue } from '@wattle/contract';
import type { Family } from '@wattle/domain/catalogue';
import { sideAirMm } from '@wattle/domain/fit';
import {
  appliedFilters,
  facetsInOrder,
  familiesRequest,
  LISTING,
  type ListingAddress,
  type ListingResults,
  type ListingScope,
  listingFacets,
  listingRequests,
  readFamilyFacets,
  readListingAddress,
} from '@wattle/domain/listing';
import { success } from '@wattle/domain/results';
import type { SearchAnswer, SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { type Catalogue, type CatalogueCache, childrenOf, topCategories } from '../../catalogue/catalogue-cache.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import type { Understand } from '../../search/understanding/create-understanding.ts';
import { type AskedListing, askedFor } from './asked-listing.ts';
import { chosenLooks, readLooks, withVariants } from './chosen-looks.ts';
import { createListedFamilies, type ListedFamilies } from './listed-families.ts';

type Answers = ListingResults & { readonly main: SearchAnswer };

/** One page of a category, brand or search, with facets. */
export const listProducts = (
  search: SearchProvider,
  catalogue: CatalogueCache,
  understand: Understand,
  /** Number of changes in the shop so far: stock changes while the catalogue stays. */
  changes: () => number = () => 0,
): Handler<'listProducts'> => {
  const familiesOf = createListedFamilies(search);
  const keep = createKeptListings();
  return ({ categoryId, brandId, address: query }) =>
    orUnavailable(async () => {
      const around = await catalogue.load();
      const every = [...around.families.values()];
      const asked = await askedFor({ categoryId, brandId }, new URLSearchParams(query), { search, understand });
      const { scope, params } = asked;
      const families = await familiesOf(around, familiesRequest(scope, readListingAddress(params, every, [])));
      const address = readListingAddress(params, every, families.known);
      const key = JSON.stringify([changes(), scope, address, asked.q]);
      return success(await keep(around, key, () => readListing(search, around, asked, address, families)));
    });
};

/** A listing is about 100 kB. */
const KEPT_MAX = 100;

/**
 * Keeps listings until the shop changes. Addresses differ by more than what a listing reads from them: by the
 * order of filters, and by what campaigns add.
 */
function createKeptListings() {
  const kept = new WeakMap<Catalogue, Map<string, Promise<CallValue<'listProducts'>>>>();
  return (around: Catalogue, key: string, read: () => Promise<CallValue<'listProducts'>>) => {
    const all = kept.get(around) ?? new Map<string, Promise<CallValue<'listProducts'>>>();
    kept.set(around, all);
    const listing = all.get(key) ?? read();
    all.delete(key);
    all.set(key, listing);
    listing.catch(() => all.delete(key));
    if (all.size > KEPT_MAX) all.delete(all.keys().next().value ?? '');
    return listing;
  };
}

async function readListing(
  search: SearchProvider,
  around: Catalogue,
  { scope, q, understood, help }: AskedListing,
  address: ListingAddress,
  { largest, offered }: ListedFamilies,
): Promise<CallValue<'listProducts'>> {
  const facets = facetsInOrder(offered, address);
  const looks = chosenLooks(address);
  const results = await askAll(search, withVariants(listingRequests(scope, address, facets), looks));
  const categoryName = (id: string) => around.categories.get(id)?.name;
  const { main, whole } = results;
  return {
    products: readLooks(main.hits, looks),
    total: main.nbHits,
    wholeTotal: whole.nbHits,
    page: address.page,
    pageCount: Math.max(1, main.nbPages ?? Math.ceil(main.nbHits / LISTING.pageSize)),
    q,
    sort: address.sort,
    facets: listingFacets(facets, {
      address,
      results,
      familyFacets: readFamilyFacets(results, familiesInPlay(around, largest, address)),
      categoryName,
      categoryIds: categoriesBelow(around, scope),
    }),
    applied: appliedFilters(address.filters, categoryName),
    sideAirMm: sideAirMm(largest),
    understood,
    help,
  };
}

/** Runs all searches of a listing in one call, so that their results are consistent; one more where nothing is left. */
async function askAll(search: SearchProvider, requests: ReturnType<typeof listingRequests>): Promise<Answers> {
  const { main, whole, withoutOwn, offered } = requests;
  const answers = await askSearch(search, [main, whole, ...withoutOwn.values()]);
  const own = [...withoutOwn.keys()].map((attribute, at) => [attribute, answerAt(answers, at + 2)] as const);
  const results = { main: answerAt(answers, 0), whole: answerAt(answers, 1), withoutOwn: new Map(own) };
  if (results.main.nbHits > 0 || results.whole.nbHits === 0) return results;
  return { ...results, offered: answerAt(await askSearch(search, [offered]), 0) };
}

/** The listing's own families, plus those whose attributes the URL filters by. */
function familiesInPlay(around: Catalogue, largest: readonly Family[], { filters }: ListingAddress): Family[] {
  const chosen = new Set(filters.map(({ facet }) => facet.source));
  const owners = [...around.families.values()].filter(({ groups }) =>
    groups.some(({ attributes }) => attributes.some((attribute) => chosen.has(attribute))),
  );
  return [...new Set([...largest, ...owners])];
}

/** Direct children of the listing's category, or the top categories. */
function categoriesBelow(around: Catalogue, { categoryId }: ListingScope): string[] {
  const category = categoryId === undefined ? undefined : around.categories.get(categoryId);
  const below = category ? childrenOf(around, category) : categoryId === undefined ? topCategories(around) : [];
  return below.map(({ id }) => id);
}
