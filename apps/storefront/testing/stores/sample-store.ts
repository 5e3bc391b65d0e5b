import type { CallValue } from '@wattle/contract';

const OPEN = { openTime: 32_400, closeTime: 63_000 };

/** A store open every day. */
export const SAMPLE_STORE: CallValue<'loadStore'> = {
  id: 's-preston',
  erpStoreId: '3072',
  name: 'Preston',
  path: 'stores/preston',
  images: [],
  addressStreetOne: '12 High Street',
  addressStreetTwo: '',
  addressCity: 'Preston',
  addressState: 'VIC',
  addressPostcode: '3072',
  phone: '03 5550 0142',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN],
  seasonalHours: [],
  services: [],
  description: '',
  _geoloc: { lat: -37.74, lng: 145 },
  visibleIn: { index: true },
};
