import type { Locality } from '@wattle/domain/stores';
import type { OnAccess } from '@wattle/providers/outside';
import { createEmbeddedPlaces, createGooglePlaces, type PlacesProvider } from '@wattle/providers/places';
import type { SearchProvider } from '@wattle/providers/search';
import type { Config } from '../config/config.ts';
import { askSearch } from '../search/ask-search.ts';
import { around } from '../search/find-stores-around.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from '../search/locality-hits.ts';

const SUBURBS_MAX = 20;
const NEAR_METRES = 10_000;

/** Address lookup: Google Places with a key, otherwise the shop's list of suburbs. */
export function openPlaces(
  { googlePlaces }: Pick<Config, 'googlePlaces'>,
  search: SearchProvider,
  onAccess: OnAccess,
): PlacesProvider {
  if (googlePlaces) return createGooglePlaces({ ...googlePlaces, onAccess });
  const list = async (params: Readonly<Record<string, unknown>>): Promise<readonly Locality[]> => {
    const shown = { attributesToRetrieve: LOCALITY_ATTRIBUTES, attributesToHighlight: [], hitsPerPage: SUBURBS_MAX };
    const [answer] = await askSearch(search, [{ indexName: 'localities', params: { ...shown, ...params } }]);
    return readLocalities(answer?.hits ?? []);
  };
  return createEmbeddedPlaces({
    byText: (query) => list({ query, queryType: 'prefixAll', ...(/\d/.test(query) ? { typoTolerance: false } : {}) }),
    near: (point) => list({ query: '', ...around(point, NEAR_METRES) }),
  });
}
