import { describe, expect, it } from 'vitest';
import { splitNear } from './near-stores.ts';

const split = (...kilometres: readonly number[]) => {
  const { withinKm, near, others } = splitNear(kilometres.map((km) => ({ distanceMetres: km * 1000 })));
  return [withinKm, near.length, others.length];
};

describe('splitNear', () => {
  it.each([
    ['five and more far away', [3.9, 4.9, 6.3, 10.6, 19.8, 64, 110], [20, 5, 2]],
    ['a sixth at the same distance is not left out', [3, 4, 6, 10.6, 19.8, 19.9, 64], [20, 6, 1]],
    ['fewer than five: all of them', [12, 160], [200, 2, 0]],
    ['exactly as far as a round distance', [5], [5, 1, 0]],
    ['none', [], [1, 0, 0]],
  ])('%s', (_, kilometres, expected) => {
    expect(split(...kilometres)).toEqual(expected);
  });
});
