import { describe, expect, it } from 'vitest';
import { findAround, metresBetween } from './geo.ts';

const melbourne = { lat: -37.8136, lng: 144.9631 };
const preston = { lat: -37.7389, lng: 145.0 };
const sydney = { lat: -33.8688, lng: 151.2093 };
const records = [
  { objectID: 'melbourne', _geoloc: melbourne },
  { objectID: 'preston or sydney', _geoloc: [preston, sydney] },
  { objectID: 'sydney', _geoloc: sydney },
  { objectID: 'nowhere' },
];
const all = Uint32Array.from([0, 1, 2, 3]);
const around = (radiusMetres: number | 'all' | null, minimumRadiusMetres = 1) =>
  findAround({ ...melbourne, radiusMetres, minimumRadiusMetres, precisionMetres: 10 }, all, (i) => records[i]);

describe('metresBetween', () => {
  it('is the distance as the crow flies', () => {
    expect(metresBetween(melbourne, sydney) / 1000).toBeCloseTo(713, -1);
    expect(metresBetween(melbourne, melbourne)).toBe(0);
  });
});

describe('findAround', () => {
  it('keeps what is near enough, by the nearest of several places', () => {
    expect([...around(200_000).distances.keys()]).toEqual([0, 1]);
  });
  it('keeps everything when nothing is too far', () => {
    expect(around('all').distances.size).toBe(4);
  });
  it('chooses a radius that has enough in it, and says so', () => {
    const { distances, automaticRadiusMetres } = around(null);
    expect(distances.size).toBe(3);
    expect(automaticRadiusMetres).toBe(metresBetween(melbourne, sydney));
    expect(around(null, 2_000_000).automaticRadiusMetres).toBe(2_000_000);
  });
});
