import {
  type FacetDefinition,
  type Family,
  familyFacetDefinitions,
  type ListingRequest,
  largestFamilies,
  offeredFamilyFacets,
  TYPE_FACET,
} from '@wattle/domain';
import type { SearchProvider } from '@wattle/providers/search';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';

/** The families of a listing, and what they make of its address and its facets. */
export type ListedFamilies = {
  readonly largest: readonly Family[];
  readonly offered: readonly FacetDefinition[];
  /**
   * Every facet that an address may choose by. A parameter that families use for different things
   * means what the largest of this listing mean by it.
   */
  readonly known: readonly FacetDefinition[];
};

/** Searches of a shopper's own words are many; what was asked first is forgotten first. */
const REMEMBERED_MAX = 1000;

/** Finds out which families a listing holds. What was found is good until the catalogue changes. */
export function createListedFamilies(search: SearchProvider) {
  const byShelf = new WeakMap<Catalogue, Map<string, Promise<ListedFamilies>>>();

  async function ask(catalogue: Catalogue, request: ListingRequest): Promise<ListedFamilies> {
    const counts = answerAt(await askSearch(search, [request]), 0).facets?.[TYPE_FACET.attribute] ?? {};
    const every = Object.values(counts);
    const shares = largestFamilies(counts).flatMap(({ code, count }) => {
      const family = catalogue.families.get(code);
      return family ? [{ family, count }] : [];
    });
    const largest = shares.map(({ family }) => family);
    return {
      largest,
      offered: offeredFamilyFacets({
        largest: shares,
        familyCount: every.length,
        productCount: every.reduce((sum, count) => sum + count, 0),
      }),
      known: familyFacetDefinitions([...new Set([...largest, ...catalogue.families.values()])]),
    };
  }

  return (catalogue: Catalogue, request: ListingRequest): Promise<ListedFamilies> => {
    const known = byShelf.get(catalogue) ?? new Map<string, Promise<ListedFamilies>>();
    byShelf.set(catalogue, known);
    const key = JSON.stringify(request.params);
    const kept = known.get(key);
    if (kept) return kept;
    const asked = ask(catalogue, request);
    known.set(key, asked);
    // a failed one is not kept: the next reader asks again
    asked.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED_MAX) break;
      known.delete(oldest);
    }
    return asked;
  };
}
