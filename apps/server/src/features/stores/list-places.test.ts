import type { Locality } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { spreadPlaces } from './list-places.ts';

const MIDDLE = { lat: -37.8, lng: 144.96 };
const RADIUS = 10_000;
/** Metres east and south of the centre. */
const at = (suburb: string, east: number, south: number, postcode = '3001'): Locality => ({
  suburb,
  state: 'VIC',
  postcode,
  name: `${suburb} VIC ${postcode}`,
  location: {
    latitude: MIDDLE.lat - south / 111_320,
    longitude: MIDDLE.lng + east / (111_320 * Math.cos((MIDDLE.lat * Math.PI) / 180)),
  },
});
const names = (...localities: readonly Locality[]) => spreadPlaces(localities, MIDDLE, RADIUS).map(({ name }) => name);

describe('spreadPlaces', () => {
  it('names one place a field, the one nearest to its middle', () => {
    expect(names(at('Edge', 1_900, 0), at('Middle', 100, 100), at('Next', 4_000, 0))).toEqual(['Middle', 'Next']);
  });
  it('names a large place before a small one', () => {
    expect(names(at('Middle', 0, 0), at('City', 1_900, 0, '3000'))).toEqual(['City']);
  });
  it('leaves out what is off the map', () => {
    expect(names(at('East', 10_100, 0), at('North', 0, -10_100), at('Corner', 9_900, 9_900))).toEqual(['Corner']);
  });
});
