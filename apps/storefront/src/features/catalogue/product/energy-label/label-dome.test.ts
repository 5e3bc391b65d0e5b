import { describe, expect, it } from 'vitest';
import { labelDome } from './label-dome.ts';

/** The points of each shape in a path. */
const shapes = (path: string) =>
  path
    .split('M')
    .filter(Boolean)
    .map((shape) => shape.replace('Z', '').split('L'));

describe('labelDome', () => {
  it.each([
    [3, 6, 3, 10],
    [6, 6, 6, 10],
    [8, 10, 8, 10],
  ] as const)('lights %d of %d stars whole', (stars, of, lit, points) => {
    const dome = labelDome(stars, of);
    expect(shapes(dome.stars)).toHaveLength(of);
    expect(shapes(dome.litStars).map((shape) => shape.length)).toEqual(Array.from({ length: lit }, () => points));
  });
  it('lights half of the last star, on the side that comes first', () => {
    const lit = shapes(labelDome(3.5, 6).litStars);
    expect(lit.map((shape) => shape.length)).toEqual([10, 10, 10, 6]);
    const [tip, ...others] = (lit[3] ?? []).map((point) => Number(point.split(' ')[0]));
    expect(others.every((x) => x < (tip ?? 0))).toBe(true);
  });
  it('colours the band as far as the stars reach', () => {
    expect(labelDome(6, 6).reached).toBe(labelDome(6, 6).band);
    // half the scale ends at the top of the dome
    expect(labelDome(3, 6).reached).toContain('A142 142 0 0 1 150 10L150 68');
  });
});
