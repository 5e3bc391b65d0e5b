import { STATES } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { generateLocalities } from './generate-localities.ts';

const localities = generateLocalities();
const byName = new Map(localities.map((locality) => [locality.name, locality]));

describe('generateLocalities', () => {
  it('lists the country, every state with it', () => {
    expect(localities.length).toBeGreaterThan(15_000);
    expect(new Set(localities.map(({ state }) => state))).toEqual(new Set(STATES));
  });

  it('gives suburb, state, postcode, name and location [C-3-48]', () => {
    const brunswick = byName.get('Brunswick VIC 3056');
    expect(brunswick).toMatchObject({ suburb: 'Brunswick', state: 'VIC', postcode: '3056' });
    expect(brunswick?.location.latitude).toBeCloseTo(-37.767, 1);
    expect(brunswick?.location.longitude).toBeCloseTo(144.96, 1);
  });

  it.each([
    'St Kilda VIC 3182',
    "O'Connor ACT 2602",
    'McMahons Point NSW 2060',
    'Sydney NSW 2000',
    'Brisbane City QLD 4000',
    'Alice Springs NT 0870',
    'Hobart TAS 7000',
    'Broome WA 6725',
    'Coober Pedy SA 5723',
  ])('knows %s', (name) => {
    expect(byName.has(name)).toBe(true);
  });

  it.each(['Sydney NSW 2001', 'Brisbane GPO QLD 4000', 'Milton BC QLD 4064', 'North Pole VIC 9999'])(
    'leaves out %s, where no truck can stop',
    (name) => {
      expect(byName.has(name)).toBe(false);
    },
  );

  it('has each place once, in order', () => {
    const names = localities.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort());
    expect(names.filter((name) => /^Brisbane.City QLD/.test(name))).toEqual(['Brisbane City QLD 4000']);
  });

  it('has no place without coordinates, and none with the wrong ones of another hemisphere', () => {
    const strays = localities.filter(
      ({ location: { latitude, longitude } }) =>
        !(latitude < -9 && latitude > -44 && longitude > 96 && longitude < 160),
    );
    expect(strays).toEqual([]);
  });

  it('writes four-digit postcodes, the leading zero kept', () => {
    expect(localities.filter(({ postcode }) => !/^\d{4}$/.test(postcode))).toEqual([]);
    expect(byName.get('Darwin City NT 0800')?.postcode).toBe('0800');
  });
});
