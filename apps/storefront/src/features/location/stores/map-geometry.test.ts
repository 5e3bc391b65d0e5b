import { describe, expect, it } from 'vitest';
import { fitMap, placeOnMap, ringsOf } from './map-geometry.ts';

const brunswick = { lat: -37.77, lng: 144.96 };
const preston = { lat: -37.74, lng: 145.0 };

describe('placeOnMap', () => {
  it('puts the middle in the middle', () => {
    expect(placeOnMap(brunswick, { middle: brunswick, reachKm: 10 })).toEqual({ x: 0, y: 0 });
  });
  it('puts north up and east right, in kilometres of the ground', () => {
    const place = placeOnMap(preston, { middle: brunswick, reachKm: 10 });
    expect(place.x).toBeCloseTo(0.352, 2);
    expect(place.y).toBeCloseTo(-0.334, 2);
  });
});

describe('fitMap', () => {
  it('has every point on it, with room around the outer ones', () => {
    const nunawading = { lat: -37.8171, lng: 145.1748 };
    const points = [brunswick, preston, nunawading];
    const frame = fitMap(points);
    const places = points.map((point) => placeOnMap(point, frame));
    const furthest = Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(furthest).toBeCloseTo(1 / 1.38, 2);
    expect(frame.middle.lng).toBeCloseTo((144.96 + 145.1748) / 2, 4);
  });
  it('does not look closer than a suburb', () => {
    expect(fitMap([brunswick])).toEqual({ middle: brunswick, reachKm: 3 });
  });
});

describe('ringsOf', () => {
  it.each([
    [18, [5, 10, 20]],
    [3, [1, 2]],
    [900, [200, 500, 1000]],
  ])('for a reach of %d km are %j', (reach, rings) => {
    expect(ringsOf(reach)).toEqual(rings);
  });
});
