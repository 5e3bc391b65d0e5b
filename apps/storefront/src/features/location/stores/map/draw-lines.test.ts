import { describe, expect, it } from 'vitest';
import { clipRing, drawCurves, drawLines, drawRings, isDrawn } from './draw-lines.ts';
import type { MapView } from './map-view.ts';

const view: MapView = { x: 0, y: 0, span: 1000, tall: 1 };
const square = (half: number) => [
  { x: -half, y: -half },
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
];

describe('clipRing', () => {
  const area = { left: -10, right: 10, top: -10, bottom: 10 };
  it('leaves a ring within the area as it is', () => {
    expect(clipRing(square(5), area)).toEqual(square(5));
  });
  it('cuts a ring around the area down to it', () => {
    expect(new Set(clipRing(square(50), area).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['-10 -10', '10 -10', '10 10', '-10 10']),
    );
  });
  it('has nothing of a ring elsewhere', () => {
    expect(
      clipRing(
        square(5).map(({ x, y }) => ({ x: x + 100, y })),
        area,
      ),
    ).toEqual([]);
  });
});

describe('drawing', () => {
  it('draws rings closed, with steps from point to point', () => {
    expect(drawRings([square(100)], view)).toBe('M-100-100l200 0 0 200-200 0Z'.replace('M-100-100', 'M-100 -100'));
  });
  it('leaves out what is too small to be seen', () => {
    expect(drawRings([square(0.5)], view)).toBe('');
  });
  it('draws of a line only what may come into view', () => {
    const far = [-90_000, -300, 300, 90_000, 99_000].map((x) => ({ x, y: 0 }));
    expect(drawLines([far], view)).toBe('M-90000 0l89700 0 600 0 89700 0');
    expect(drawCurves([far], view)).toBe(
      'M-90000 0C-60100 0 -30200 0 -300 0C-100 0 100 0 300 0C30200 0 60100 0 90000 0',
    );
  });
});

it('what was drawn serves until the view leaves it or comes much closer', () => {
  expect(isDrawn({ ...view, x: 400 }, view)).toBe(true);
  expect(isDrawn({ ...view, x: 600 }, view)).toBe(false);
  expect(isDrawn({ ...view, span: 1500 }, view)).toBe(true);
  expect(isDrawn({ ...view, span: 2500 }, view)).toBe(false);
  expect(isDrawn({ ...view, span: 400 }, view)).toBe(false);
});
