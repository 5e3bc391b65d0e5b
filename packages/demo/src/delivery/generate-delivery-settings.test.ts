import { findDeliveryService, servicesTo } from '@wattle/domain/delivery';
import { STATES } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { generateLocalities } from '../localities/generate-localities.ts';
import { generateDeliverySettings } from './generate-delivery-settings.ts';

const NOW = Date.parse('2026-11-15T00:00:00Z') / 1000;
const { 'delivery-rules': rules, 'public-holidays': holidays } = generateDeliverySettings({ now: NOW });
const STATES_FROM_MELBOURNE = ['vic', 'nsw', 'act', 'sa', 'qld', 'tas', 'wa', 'nt'];
const find = (postcode: string, isBigAndBulky: boolean) => findDeliveryService(rules, postcode, isBigAndBulky);

describe('the demo shop’s delivery', () => {
  it.each([
    ['Melbourne', '3056', 'Large item, metropolitan', 69],
    ['Geelong', '3220', 'Large item, regional', 99],
    ['Sydney', '2000', 'Large item, metropolitan', 69],
    ['Wagga Wagga', '2650', 'Large item, regional', 119],
    ['Canberra', '2601', 'Large item, metropolitan', 79],
    ['Brisbane', '4000', 'Large item, metropolitan', 79],
    ['Cairns', '4870', 'Large item, regional', 129],
    ['Adelaide', '5000', 'Large item, metropolitan', 79],
    ['Perth', '6000', 'Large item, metropolitan', 89],
    ['Hobart', '7000', 'Large item, metropolitan', 89],
    ['Darwin', '0800', 'Large item, metropolitan', 129],
    ['Broken Hill', '2880', 'Large item, remote', 189],
    ['Alice Springs', '0870', 'Large item, remote', 189],
  ])('brings a fridge to %s', (_, postcode, name, price) => {
    expect(find(postcode, true)).toMatchObject({ name, price });
  });

  it('comes on Saturdays to cities only', () => {
    const saturday = rules.zones.filter(({ bigAndBulky }) => bigAndBulky?.deliveryWeekdays.includes(5));
    expect(saturday.map(({ code }) => code)).toEqual(STATES_FROM_MELBOURNE.map((state) => `metro-${state}`));
  });

  it('is faster in cities, and on a day to pick there and in the country', () => {
    const codesWith = (part: 'express' | 'schedule') =>
      rules.zones.filter((zone) => zone[part]).map(({ code }) => code.split('-')[0]);
    expect(new Set(codesWith('express'))).toEqual(new Set(['metro']));
    expect(new Set(codesWith('schedule'))).toEqual(new Set(['metro', 'regional']));
  });

  it('costs $20 more on a Saturday and $20 less on Wednesday and Thursday, on a truck to the city', () => {
    expect(servicesTo(rules, '3056').schedule?.bigAndBulky?.map(({ extra }) => extra)).toEqual([0, 0, -20, -20, 0, 20]);
    expect(servicesTo(rules, '3220').schedule?.bigAndBulky).toEqual([
      { weekday: 1, extra: 0 },
      { weekday: 3, extra: -20 },
    ]);
  });

  it.each(['0872', '4875', '6765'])('brings a parcel to %s but nothing big', (postcode) => {
    expect(find(postcode, false)).toMatchObject({ name: 'Parcel', price: 19.95 });
    expect(find(postcode, true)).toBeNull();
  });

  it('has a service for every suburb that it knows, apart from far islands', () => {
    const unserved = generateLocalities().filter(({ postcode }) => find(postcode, false) === null);
    expect([...new Set(unserved.map(({ postcode }) => postcode))].sort()).toEqual([
      '2898',
      '2899',
      '6798',
      '6799',
      '7151',
    ]);
  });

  it('keeps the holidays of every state, this year and next', () => {
    expect(Object.keys(holidays).sort()).toEqual([...STATES].sort());
    for (const dates of Object.values(holidays)) {
      expect(dates).toContain('2026-12-25');
      expect(dates).toContain('2027-12-25');
    }
    expect(holidays.VIC).toContain('2026-11-03');
    expect(holidays.NSW).not.toContain('2026-11-03');
  });
});
