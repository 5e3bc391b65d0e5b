import type { Family } from '@wattle/domain/catalogue';
import {
  type FacetDefinition,
  familyFacetDefinitions,
  type ListingRequest,
  largestFamilies,
  offeredFamilyFacets,
  TYPE_FACET,
} from '@wattle/domain/listing';
import type { SearchProvider } from '@wattle/providers/search';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';

/** The families in a listing, and the facets they provide. */
export type ListedFamilies = {
  readonly largest: readonly Family[];
  readonly offered: readonly FacetDefinition[];
  /**
   * Every facet the URL may filter by. If families use a parameter differently, the meaning in the largest family of
   * this listing wins.
   */
  readonly known: readonly FacetDefinition[];
};

/** There are many different text searches, so the oldest entries are dropped. */
const REMEMBERED_MAX = 1000;

/** Finds the families in a listing, and caches them until the catalogue changes. */
export function createListedFamilies(search: SearchProvider) {
  const byCatalogue = new WeakMap<Catalogue, Map<string, Promise<ListedFamilies>>>();

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
    const known = byCatalogue.get(catalogue) ?? new Map<string, Promise<ListedFamilies>>();
    byCatalogue.set(catalogue, known);
    const key = JSON.stringify(request.params);
    const kept = known.get(key);
    if (kept) return kept;
    const asked = ask(catalogue, request);
    known.set(key, asked);
    // do not cache a failure: the next reader tries again
    asked.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED_MAX) break;
      known.delete(oldest);
    }
    return asked;
  };
}
