import type { CallValue } from '@wattle/contract';

export const BRUNSWICK: CallValue<'findLocality'> = {
  suburb: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  name: 'Brunswick VIC 3056',
  location: { latitude: -37.76661, longitude: 144.95843 },
};

export const BRISBANE: CallValue<'findLocality'> = {
  suburb: 'Brisbane City',
  state: 'QLD',
  postcode: '4000',
  name: 'Brisbane City QLD 4000',
  location: { latitude: -27.46, longitude: 153.02 },
};

/** As if an earlier visit chose a suburb and its nearest store was just loaded. */
export const storedLocation = (locality: CallValue<'findLocality'> = BRUNSWICK): Record<string, string> => ({
  'wattle.location': JSON.stringify({ locality, nearest: null, nearestAtMs: 0 }),
});
