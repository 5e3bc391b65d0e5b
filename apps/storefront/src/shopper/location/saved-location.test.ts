import { describe, expect, it } from 'vitest';
import { parseSavedLocation } from './saved-location.ts';

const locality = {
  suburb: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  name: 'Brunswick VIC 3056',
  location: { latitude: -37.77, longitude: 144.96 },
};
const nearest = {
  name: 'Preston',
  path: 'stores/vic/preston',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [],
  seasonalHours: [],
};

describe('parseSavedLocation', () => {
  it('reads a location with its nearest store', () => {
    const saved = { locality, nearest, nearestAtMs: 1_800_000_000_000 };
    expect(parseSavedLocation(JSON.stringify(saved))).toEqual(saved);
  });
  it('asks for the nearest store again when the one kept is not whole', () => {
    const saved = { locality, nearest: { name: 'Preston' }, nearestAtMs: 1_800_000_000_000 };
    expect(parseSavedLocation(JSON.stringify(saved))).toEqual({ locality, nearest: null, nearestAtMs: 0 });
  });
  it.each([
    ['nothing', null],
    ['broken text', '{"locality":'],
    ['another shape', '"3056"'],
    ['an unknown state', JSON.stringify({ locality: { ...locality, state: 'NZ' } })],
    ['a place without a point', JSON.stringify({ locality: { ...locality, location: { latitude: null } } })],
  ])('has no location from %s', (_, text) => {
    expect(parseSavedLocation(text)).toBeNull();
  });
});
