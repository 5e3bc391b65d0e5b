import { describe, expect, it } from 'vitest';
import { areaOf, isClosed, joinSegments, type Line, readSegments, simplify } from './lines.ts';

const SQUARE: Line = [
  [140, -30],
  [141, -30],
  [141, -31],
  [140, -31],
  [140, -30],
];

describe('lines of the map', () => {
  it('are read from segments whose heading is wanted', () => {
    const text = '> Bin 1, Level 1\n140\t-30\n141\t-30\n> Bin 2, Level 2\n1\t1\n2\t2\n';
    expect(readSegments(text, (heading) => heading.endsWith('Level 1'))).toEqual([
      [
        [140, -30],
        [141, -30],
      ],
    ]);
  });

  it('are joined where a grid had cut them, whichever way they run', () => {
    const pieces: Line[] = [SQUARE.slice(0, 2), SQUARE.slice(1, 4).toReversed(), SQUARE.slice(3)];
    const [ring, ...rest] = joinSegments(pieces);
    expect(rest).toEqual([]);
    expect(ring && isClosed(ring)).toBe(true);
    expect(ring).toHaveLength(SQUARE.length);
    expect(areaOf(ring ?? [])).toBeCloseTo(areaOf(SQUARE), 0);
  });

  it('lose the points that lie on the way, and keep the corners', () => {
    const bent: Line = [
      [140, -30],
      [140.5, -30.0001],
      [141, -30],
      [141, -31],
    ];
    expect(simplify(bent, () => 0.01)).toEqual([
      [140, -30],
      [141, -30],
      [141, -31],
    ]);
  });
});
