import { describe, expect, it } from 'vitest';
import type { DayHours, Store } from '../stores/store.ts';
import { storeData } from './store-data.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const usual: DayHours = { openTime: 9 * 3600, closeTime: 17.5 * 3600 };
const preston: Store = {
  id: 's-1',
  erpStoreId: '101',
  name: 'Wattle Preston',
  path: 'stores/preston',
  images: [{ url: '/pictures/store.webp', alt: 'The store' }],
  addressStreetOne: '1 High Street',
  addressStreetTwo: '',
  addressCity: 'Preston',
  addressState: 'VIC',
  addressPostcode: '3072',
  phone: '03 5550 0101',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [usual, usual, usual, usual, usual, usual, null],
  seasonalHours: [
    { date: '2026-11-03', openTime: 0, closeTime: 0, note: 'Melbourne Cup Day' },
    { date: '2026-12-24', openTime: 9 * 3600, closeTime: 16 * 3600, note: 'Christmas Eve' },
  ],
  services: [],
  description: 'Near the market.',
  _geoloc: { lat: -37.74, lng: 145 },
  visibleIn: { index: true },
};
const now = Date.parse('2026-11-15T12:00:00+11:00');
const of = (more: Partial<Store> = {}) => storeData({ ...preston, ...more }, 'https://shop.example', now);

describe('storeData', () => {
  it('is an electronics store [D-9-59]', () => {
    expect(of()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ElectronicsStore',
      '@id': 'https://shop.example/stores/preston#store',
      name: 'Wattle Preston',
      url: 'https://shop.example/stores/preston',
      telephone: '03 5550 0101',
      geo: { latitude: -37.74, longitude: 145 },
    });
  });
  it('stands in Australia [D-9-60]', () => {
    expect(of()).toMatchObject({
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 High Street',
        addressLocality: 'Preston',
        addressRegion: 'VIC',
        postalCode: '3072',
        addressCountry: 'AU',
      },
    });
    expect(of({ addressStreetTwo: 'Level 2' })).toMatchObject({ address: { streetAddress: '1 High Street, Level 2' } });
  });
  it('takes Australian dollars [D-9-61]', () => {
    expect(of()).toMatchObject({ currenciesAccepted: 'AUD' });
  });
  it('has its week and the seasonal hours ahead, as hours:minutes [D-9-62 D-9-63]', () => {
    expect(of()).toMatchObject({
      openingHoursSpecification: [
        { opens: '09:00', closes: '17:30' },
        { dayOfWeek: ['Sunday'] },
        { validFrom: '2026-12-24', opens: '09:00', closes: '16:00' },
      ],
    });
  });
  it.each<[string, Partial<Store>]>([
    ['as it is', {}],
    ['without picture, phone and words', { images: [], phone: '', description: '' }],
  ])('has all that is asked for: %s', (_, more) => {
    expect(structuredDataProblems(of(more))).toEqual([]);
  });
});
