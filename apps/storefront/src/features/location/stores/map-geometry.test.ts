import { describe, expect, it } from 'vitest';
import { hasRoomForName, placeOnMap, reachOf, ringsOf } from './map-geometry.ts';

const brunswick = { lat: -37.77, lng: 144.96 };

describe('placeOnMap', () => {
  it('puts the middle in the middle', () => {
    expect(placeOnMap(brunswick, brunswick, 10)).toEqual({ x: 0, y: 0 });
  });
  it('puts north up and east right, in kilometres of the ground', () => {
    const preston = placeOnMap({ lat: -37.74, lng: 145.0 }, brunswick, 10);
    expect(preston.x).toBeCloseTo(0.352, 2);
    expect(preston.y).toBeCloseTo(-0.334, 2);
  });
});

describe('ringsOf', () => {
  it.each([
    [reachOf(17_900), [5, 10, 20]],
    [reachOf(300), [1, 2]],
    [reachOf(900_000), [200, 500, 1000]],
  ])('for a reach of %d km are %j', (reach, rings) => {
    expect(ringsOf(reach)).toEqual(rings);
  });
});

describe('hasRoomForName', () => {
  it.each([
    [{ x: 0.1, y: 0.1 }, false],
    [{ x: 0.5, y: 0.1 }, true],
    [{ x: 0.1, y: -0.4 }, true],
  ])('beside a point at %j: %s', (other, expected) => {
    expect(hasRoomForName({ x: 0, y: 0 }, [other])).toBe(expected);
  });
});
