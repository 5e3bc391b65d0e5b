import { describe, expect, it } from 'vitest';
import { rowPosition, turnedLeft } from './row-position.ts';

/** Eight 100 px slides in a 400 px view. */
const at = (scrollLeft: number, slides = 8) =>
  rowPosition({
    scrollLeft,
    clientWidth: 400,
    scrollWidth: Math.max(400, slides * 100),
    slideLefts: Array.from({ length: slides }, (_, index) => index * 100 - scrollLeft),
  });

describe('rowPosition', () => {
  it.each([
    [0, 0],
    [0.4, 0],
    [150, 2],
    [300, 3],
    [400, 4],
  ])('scrolled by %d the first slide in view is number %i [D-4-23]', (scrollLeft, first) => {
    expect(at(scrollLeft).first).toBe(first);
  });

  it.each([
    ['at the start', 0, false, true],
    ['in the middle', 200, true, true],
    ['at the end', 400, true, false],
    ['at the end, rounded', 399.5, true, false],
  ])('says whether there is more on either side, %s [D-4-25]', (_where, scrollLeft, canPrevious, canNext) => {
    expect(at(scrollLeft)).toMatchObject({ canPrevious, canNext });
  });

  it('has no way on or back when everything is in view [D-4-25]', () => {
    expect(at(0, 3)).toEqual({ first: 0, canPrevious: false, canNext: false });
  });

  it('bears a row without slides', () => {
    expect(at(0, 0).first).toBe(0);
  });
});

describe('turnedLeft', () => {
  /** 300 px slides in a 700 px view: two and a bit. */
  const nextPosition = (scrollLeft: number, way: 1 | -1) =>
    turnedLeft(
      {
        scrollLeft,
        clientWidth: 700,
        scrollWidth: 2400,
        slideLefts: Array.from({ length: 8 }, (_, index) => index * 300 - scrollLeft),
      },
      way,
    );

  it.each([
    ['to the slide that was cut off', 0, 1, 600],
    ['on from there', 600, 1, 1200],
    ['no further than the end', 1500, 1, 1700],
    ['back as far as a view', 1200, -1, 600],
    ['back to the start', 300, -1, 0],
    ['nowhere from the start', 0, -1, 0],
  ] as const)('goes %s', (_where, scrollLeft, way, expected) => {
    expect(nextPosition(scrollLeft, way)).toBe(expected);
  });

  it('moves on even when a slide is wider than the view', () => {
    const wide = { scrollLeft: 0, clientWidth: 400, scrollWidth: 1500, slideLefts: [0, 500, 1000] };
    expect(turnedLeft(wide, 1)).toBe(500);
    expect(turnedLeft({ ...wide, scrollLeft: 500, slideLefts: [-500, 0, 500] }, -1)).toBe(100);
  });
});
