import { rejected, success } from '@wattle/domain/results';
import type { Locality } from '@wattle/domain/stores';
import type { PlaceRegion, PlacesProvider } from '@wattle/providers/places';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { around } from '../../search/find-stores-around.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from '../../search/locality-hits.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';

/** [C-9-39 D-9-57] */
export const LOCALITY_RADIUS_METRES = 10_000;

/** Suburbs to fetch around a point, so that the one containing it is among them. */
const AROUND_MAX = 20;

/**
 * The suburb containing a point, as the maps service names it, or otherwise the nearest [C-7-52]. Only suburbs on the
 * shop's own list count, because those are where it delivers.
 */
export const findLocality =
  (search: SearchProvider, places: PlacesProvider): Handler<'findLocality'> =>
  (point) =>
    orUnavailable(async () => {
      const params = {
        query: '',
        ...around(point, LOCALITY_RADIUS_METRES),
        hitsPerPage: AROUND_MAX,
        attributesToRetrieve: LOCALITY_ATTRIBUTES,
        attributesToHighlight: [],
      };
      const [answers, place] = await Promise.all([
        askSearch(search, [{ indexName: 'localities', params }]),
        places.locate(point),
      ]);
      const near = readLocalities(answerAt(answers, 0).hits);
      const named = place.status === 'SUCCESS' ? near.find((one) => isNamed(one, place.value)) : undefined;
      const found = named ?? near[0];
      return found ? success(found) : rejected({ code: 'LOCALITY_NOT_FOUND' });
    });

const isNamed = (one: Locality, { suburb, state, postcode }: PlaceRegion): boolean =>
  one.suburb.toLowerCase() === suburb.toLowerCase() && one.state === state && one.postcode === postcode;
