import { describe, expect, it } from 'vitest';
import { rowPosition } from './row-position.ts';

/** Eight slides of 100 in a view of 400. */
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
