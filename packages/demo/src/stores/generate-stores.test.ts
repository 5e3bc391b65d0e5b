import { STATES } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { generateLocalities } from '../localities/generate-localities.ts';
import { drawPicture } from '../pictures/index.ts';
import { generateStores } from './generate-stores.ts';

const HOUR = 3600;
const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const stores = generateStores({ now });
const preston = stores.find(({ name }) => name === 'Preston');

const hoursOf = (state: string, date: string) => {
  const store = stores.find(({ addressState }) => addressState === state);
  return store?.seasonalHours.find((hours) => hours.date === date);
};

describe('generateStores', () => {
  it('has 24 stores, in every state and territory, most of them in the three largest', () => {
    expect(stores).toHaveLength(24);
    const counts = new Map(STATES.map((state) => [state, stores.filter((s) => s.addressState === state).length]));
    expect([...counts.values()].every((count) => count > 0)).toBe(true);
    const largest = Math.min(counts.get('VIC') ?? 0, counts.get('NSW') ?? 0, counts.get('QLD') ?? 0);
    expect(STATES.filter((state) => (counts.get(state) ?? 0) >= largest)).toEqual(['NSW', 'QLD', 'VIC']);
  });

  it('gives each store an id, an ERP number and a path of its own', () => {
    for (const key of ['id', 'erpStoreId', 'path', 'phone'] as const) {
      expect(new Set(stores.map((store) => store[key])).size).toBe(stores.length);
    }
    expect(stores.every(({ path }) => /^stores\/[a-z-]+$/.test(path))).toBe(true);
  });

  it('puts Preston where the postcode says, with the pictured hours and telephone [D-3-22]', () => {
    expect(preston).toMatchObject({
      path: 'stores/preston',
      addressStreetOne: '402 Murray Road',
      addressStreetTwo: '',
      addressCity: 'Preston',
      addressState: 'VIC',
      addressPostcode: '3072',
      phone: '03 5550 0142',
      timeZone: 'Australia/Melbourne',
    });
    expect(preston?.weeklyHours[0]).toEqual({ openTime: 9 * HOUR, closeTime: 17.5 * HOUR });
    expect(preston?.weeklyHours[4]).toEqual({ openTime: 9 * HOUR, closeTime: 21 * HOUR });
  });

  it('shows every store with its own name over the window [D-3-22]', () => {
    const fronts = stores.map(({ images }) => drawPicture(images[0]?.url ?? ''));
    expect(fronts.every((front) => front !== undefined)).toBe(true);
    expect(new Set(fronts).size).toBe(stores.length);
  });

  it('stands every store within 5 km of its suburb and postcode', () => {
    const localities = new Map(generateLocalities().map((locality) => [locality.name, locality.location]));
    const strays = stores.filter(({ addressCity, addressState, addressPostcode, _geoloc }) => {
      const place = localities.get(`${addressCity} ${addressState} ${addressPostcode}`);
      if (!place) return true;
      const north = (place.latitude - _geoloc.lat) * 111;
      const east = (place.longitude - _geoloc.lng) * 111 * Math.cos((_geoloc.lat * Math.PI) / 180);
      return Math.hypot(north, east) > 5;
    });
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it('uses only telephone numbers set aside for fiction', () => {
    expect(stores.filter(({ phone }) => !/^0[2378] (5550|7010) \d{4}$/.test(phone))).toEqual([]);
  });

  it('opens in the morning and closes in the evening, seven days listed', () => {
    for (const { name, weeklyHours } of stores) {
      expect(weeklyHours, name).toHaveLength(7);
      const open = weeklyHours.filter((day) => day !== null);
      expect(open.length, name).toBeGreaterThanOrEqual(6);
      for (const { openTime, closeTime } of open) {
        expect(openTime).toBeGreaterThanOrEqual(8 * HOUR);
        expect(closeTime).toBeLessThanOrEqual(21 * HOUR);
        expect(closeTime - openTime).toBeGreaterThanOrEqual(5 * HOUR);
      }
    }
    expect(stores.some(({ weeklyHours }) => weeklyHours.includes(null))).toBe(true);
  });

  it('closes everywhere on Christmas Day and Good Friday: both times are 0 [D-3-23]', () => {
    for (const { name, seasonalHours } of stores) {
      for (const date of ['2026-12-25', '2027-03-26', '2027-12-25']) {
        const day = seasonalHours.find((hours) => hours.date === date);
        expect(day, `${name} ${date}`).toMatchObject({ openTime: 0, closeTime: 0 });
      }
    }
  });

  it.each([
    ['VIC', '2026-12-24', 9, 16],
    ['VIC', '2026-12-26', 7, 18],
    ['NSW', '2026-12-26', 10, 17],
    ['VIC', '2027-11-02', 10, 17],
    ['VIC', '2027-04-25', 13, 17],
    ['NSW', '2027-04-25', 0, 0],
    ['WA', '2027-06-07', 10, 17],
  ])('opens in %s on %s from %i to %i', (state, date, from, to) => {
    expect(hoursOf(state, date)).toMatchObject({ openTime: from * HOUR, closeTime: to * HOUR });
  });

  it('keeps to the holidays of the state, from today for 14 months, in order', () => {
    expect(hoursOf('NSW', '2027-11-02')).toBeUndefined();
    for (const { seasonalHours } of stores) {
      const dates = seasonalHours.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.every((date) => date >= '2026-11-13' && date <= '2028-01-13')).toBe(true);
      expect(dates).toContain('2028-01-01');
    }
  });

  it('is the same each time for the same moment', () => {
    expect(generateStores({ now })).toEqual(stores);
  });
});
