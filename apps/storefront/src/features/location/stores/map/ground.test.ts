import { describe, expect, it } from 'vitest';
import { encodeLine } from '../../../../../../../scripts/map/encode-line.ts';
import { readGround, readLine } from './ground.ts';
import { type Degrees, toGround } from './map-view.ts';

const spotOf = (name: string) => readGround().places.find((place) => place.name === name)?.at ?? { x: 0, y: 0 };

/** True if a ray to the east crosses the ring an odd number of times. */
function isOnLand(at: Degrees): boolean {
  const { x, y } = toGround(at);
  return readGround().land.some((ring) => {
    const crossings = ring.filter((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    });
    return crossings.length % 2 === 1;
  });
}

describe('the ground of the map', () => {
  it('is read as it was written', () => {
    const line = [
      [144.963, -37.814],
      [151.209, -33.868],
      [151.208, -33.869],
      [96.8, -43.6],
    ] as const;
    const read = readLine(encodeLine(line));
    expect(read).toEqual(
      line.map(([lng, lat]) => toGround({ lat, lng })).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    );
  });

  it.each([
    ['Brunswick', { lat: -37.767, lng: 144.96 }, true],
    ['Port Phillip Bay', { lat: -38.05, lng: 144.85 }, false],
    ['Alice Springs', { lat: -23.7, lng: 133.88 }, true],
    ['Hobart', { lat: -42.88, lng: 147.31 }, true],
    ['Bass Strait', { lat: -39.7, lng: 145.6 }, false],
    ['Moreton Bay', { lat: -27.3, lng: 153.25 }, false],
    ['Fremantle', { lat: -32.055, lng: 115.76 }, true],
  ])('has land where there is land: %s', (_name, at, isLand) => {
    expect(isOnLand(at)).toBe(isLand);
  });

  it('names places that people know, the largest first', () => {
    const names = readGround().places.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Sydney', 'Melbourne', 'Brisbane']);
    expect(names).toEqual(
      expect.arrayContaining(['Footscray', 'St Kilda', 'Parramatta', 'Fremantle', 'Alice Springs']),
    );
  });

  it('has roads that pass the places that they connect', () => {
    const hume = readGround().roads.find(({ route }) => route === 'M31');
    for (const name of ['Melbourne', 'Albury', 'Goulburn']) expect(hume?.line).toContainEqual(spotOf(name));
  });
});
