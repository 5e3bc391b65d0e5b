import { success } from '@wattle/domain/results';
import type { Locality } from '@wattle/domain/stores';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handler } from '../../answers/handlers.ts';
import { answerAt, askSearch } from '../../search/ask-search.ts';
import { around, type Point } from '../../search/find-stores-around.ts';
import { LOCALITY_ATTRIBUTES, readLocalities } from '../../search/locality-hits.ts';
import { orUnavailable } from '../../search/or-unavailable.ts';

const LOOKED_AT = 600;
/** Grid cells per side of the map; each shows at most one name. */
const FIELDS = 5;
const METRES_PER_DEGREE = 111_320;

/** A few suburbs in the square around a point, one per grid cell. */
export const listPlaces =
  (search: SearchProvider): Handler<'listPlaces'> =>
  ({ radiusMetres, ...point }) =>
    orUnavailable(async () => {
      const params = {
        query: '',
        // the corners of the square are farther away than its sides
        ...around(point, Math.round(radiusMetres * Math.SQRT2)),
        hitsPerPage: LOOKED_AT,
        attributesToRetrieve: LOCALITY_ATTRIBUTES,
        attributesToHighlight: [],
      };
      const answers = await askSearch(search, [{ indexName: 'localities', params }]);
      const places = spreadPlaces(readLocalities(answerAt(answers, 0).hits), point, radiusMetres);
      return success({ places });
    });

type Place = { readonly name: string; readonly lat: number; readonly lng: number };
type Candidate = Place & { readonly field: string; readonly rank: number };

/** One name per cell: a large place if there is one, otherwise the place nearest to the cell's centre. */
export function spreadPlaces(localities: readonly Locality[], middle: Point, radiusMetres: number): Place[] {
  const best = new Map<string, Candidate>();
  for (const locality of localities) {
    const candidate = placeIn(locality, middle, radiusMetres);
    if (!candidate) continue;
    const known = best.get(candidate.field);
    if (!known || candidate.rank < known.rank) best.set(candidate.field, candidate);
  }
  return [...best.values()].map(({ name, lat, lng }) => ({ name, lat, lng }));
}

function placeIn({ suburb, postcode, location }: Locality, middle: Point, radius: number): Candidate | null {
  const { latitude: lat, longitude: lng } = location;
  const metresEast = (lng - middle.lng) * METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const metresSouth = (middle.lat - lat) * METRES_PER_DEGREE;
  const [x, y] = [metresEast, metresSouth].map((metres) => ((metres / radius + 1) / 2) * FIELDS);
  if (x === undefined || y === undefined || Math.min(x, y) < 0 || Math.max(x, y) >= FIELDS) return null;
  const fromMiddle = Math.hypot((x % 1) - 0.5, (y % 1) - 0.5);
  // postcodes ending in 00 belong to large places: 3000, 2500, 4700
  const rank = postcode.endsWith('00') ? fromMiddle - 1 : fromMiddle;
  return { name: suburb, lat, lng, field: `${Math.floor(x)} ${Math.floor(y)}`, rank };
}
