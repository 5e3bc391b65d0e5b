import type { CallValue } from '@wattle/contract';
import {
  appliedFilters,
  type Family,
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
  sideAirMm,
  success,
} from '@wattle/domain';
import type { SearchAnswer, SearchProvider } from '@wattle/providers/search';
import { type Catalogue, type CatalogueCache, childrenOf, topCategories } from '../../catalogue/catalogue-cache.ts';
import type { Handler } from '../../http/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';
import { readProductHits } from '../../search/product-hits.ts';
import { createListedFamilies, type ListedFamilies } from './listed-families.ts';

type Answers = ListingResults & { readonly main: SearchAnswer };

/** A page of products of a category, a brand or a search, with its facets. */
export const listProducts = (search: SearchProvider, catalogue: CatalogueCache): Handler<'listProducts'> => {
  const familiesOf = createListedFamilies(search);
  return ({ categoryId, brandId, address: query }) =>
    orUnavailable(async () => {
      const around = await catalogue.load();
      const scope = { categoryId, brandId };
      const params = new URLSearchParams(query);
      const every = [...around.families.values()];
      const families = await familiesOf(around, familiesRequest(scope, readListingAddress(params, every, [])));
      const address = readListingAddress(params, every, families.known);
      return success(await readListing(search, around, scope, address, families));
    });
};

async function readListing(
  search: SearchProvider,
  around: Catalogue,
  scope: ListingScope,
  address: ListingAddress,
  { largest, offered }: ListedFamilies,
): Promise<CallValue<'listProducts'>> {
  const facets = facetsInOrder(offered, address);
  const results = await askAll(search, listingRequests(scope, address, facets));
  const categoryName = (id: string) => around.categories.get(id)?.name;
  const { main, whole } = results;
  return {
    products: readProductHits(main.hits),
    total: main.nbHits,
    wholeTotal: whole.nbHits,
    page: address.page,
    pageCount: Math.max(1, main.nbPages ?? Math.ceil(main.nbHits / LISTING.pageSize)),
    q: address.q,
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
    didYouMean: main.correctedQuery ?? null,
  };
}

/** Everything about a listing in one call, so that its parts agree. */
async function askAll(search: SearchProvider, requests: ReturnType<typeof listingRequests>): Promise<Answers> {
  const { main, whole, withoutOwn } = requests;
  const answers = await askSearch(search, [main, whole, ...withoutOwn.values()]);
  const own = [...withoutOwn.keys()].map((attribute, at) => [attribute, answerAt(answers, at + 2)] as const);
  return { main: answerAt(answers, 0), whole: answerAt(answers, 1), withoutOwn: new Map(own) };
}

/** The listing's own families, and those by whose attributes an address chooses. */
function familiesInPlay(around: Catalogue, largest: readonly Family[], { filters }: ListingAddress): Family[] {
  const chosen = new Set(filters.map(({ facet }) => facet.source));
  const owners = [...around.families.values()].filter(({ groups }) =>
    groups.some(({ attributes }) => attributes.some((attribute) => chosen.has(attribute))),
  );
  return [...new Set([...largest, ...owners])];
}

/** Right below the listing's category, or the top of the tree. */
function categoriesBelow(around: Catalogue, { categoryId }: ListingScope): string[] {
  const category = categoryId === undefined ? undefined : around.categories.get(categoryId);
  const below = category ? childrenOf(around, category) : categoryId === undefined ? topCategories(around) : [];
  return below.map(({ id }) => id);
}
