import type { Locality, State } from '@wattle/domain/stores';
import type { LocalityFinder } from '../embedded-places.ts';

const place = (suburb: string, state: State, postcode: string): Locality => ({
  suburb,
  state,
  postcode,
  name: `${suburb} ${state} ${postcode}`,
  location: { latitude: -37.8, longitude: 144.9 },
});

export const SOME_LOCALITIES: readonly Locality[] = [
  place('Footscray', 'VIC', '3011'),
  place('Seddon', 'VIC', '3011'),
  place('West Footscray', 'VIC', '3012'),
  place('Brunswick', 'VIC', '3056'),
];

export const someLocalities: LocalityFinder = {
  byText: async (text) =>
    SOME_LOCALITIES.filter(({ suburb, postcode }) =>
      [suburb, postcode].some((one) => one.toLowerCase().startsWith(text.toLowerCase())),
    ),
  near: async ({ lat }) => (lat < -10 ? SOME_LOCALITIES.slice(-1) : []),
};
