import type { Locality, State } from '@wattle/domain/stores';

/** A record of the `localities` index [C-7-15]. */
export type LocalityDocument = {
  readonly objectID: string;
  /** The suburb. */
  readonly name: string;
  /** The state. */
  readonly region: State;
  readonly postcode: string;
  readonly suburb: string;
  readonly state: State;
  readonly _geoloc: { readonly lat: number; readonly lng: number };
  readonly wordCount: number;
  /** Distance to the nearest capital city. Of two places with the same name, the nearer one is usually the larger. */
  readonly capitalKm: number;
};

const CAPITALS = [
  { lat: -35.281, lng: 149.129 },
  { lat: -33.869, lng: 151.209 },
  { lat: -12.463, lng: 130.842 },
  { lat: -27.47, lng: 153.025 },
  { lat: -34.929, lng: 138.601 },
  { lat: -42.882, lng: 147.327 },
  { lat: -37.814, lng: 144.963 },
  { lat: -31.953, lng: 115.857 },
] as const;
const KM_A_DEGREE = 111.2;

export function localityDocument({ suburb, state, postcode, location }: Locality): LocalityDocument {
  const point = { lat: location.latitude, lng: location.longitude };
  return {
    objectID: `${suburb} ${state} ${postcode}`,
    name: suburb,
    region: state,
    postcode,
    suburb,
    state,
    _geoloc: point,
    wordCount: suburb.split(/\s+/).length,
    capitalKm: Math.round(kmToCapital(point)),
  };
}

type Point = { readonly lat: number; readonly lng: number };

/** Flat-earth approximation, good enough to compare. There are thousands of places, so only one square root each. */
function kmToCapital({ lat, lng }: Point): number {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  for (const capital of CAPITALS) {
    const east = (capital.lng - lng) * squeeze;
    nearest = Math.min(nearest, (capital.lat - lat) ** 2 + east ** 2);
  }
  return Math.sqrt(nearest) * KM_A_DEGREE;
}
