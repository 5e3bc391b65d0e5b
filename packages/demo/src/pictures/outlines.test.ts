import { describe, expect, it } from 'vitest';
import { lines, linesFromAbove } from './outlines.ts';

const RECT = { x: 100, y: 200, w: 300, h: 100 };

describe('outlines for the dimensions drawing', () => {
  it('places a shape in shares of its rectangle', () => {
    const draw = lines`M0 0L1 0.5Q0.5 1 0 1Z`;
    expect(draw(RECT, { wmm: 300, hmm: 100 })).toBe('M100 200L400 250Q250 300 100 300Z');
  });

  it('keeps a circle round on the product when the drawing is fitted to other millimetres', () => {
    // The drawing is three times as wide as high but the product is square, so the view compresses it
    // horizontally.
    const circle = lines`round 0.5 0.5 0.2`(RECT, { wmm: 50, hmm: 50 });
    expect(circle).toBe('M190 250A60 20 0 1 1 310 250A60 20 0 1 1 190 250Z');
  });

  it('measures width by depth from above', () => {
    const circle = linesFromAbove`round 0.5 0.5 0.5`(RECT, { wmm: 300, dmm: 100 });
    expect(circle).toBe('M200 250A50 50 0 1 1 300 250A50 50 0 1 1 200 250Z');
  });

  it('never lets a corner be larger than half the box', () => {
    const box = lines`box 0 0 0.1 1 0.9`(RECT, { wmm: 300, hmm: 100 });
    expect(box).toBe('M115 200h0q15 0 15 50v0q0 50 -15 50h0q-15 0 -15 -50v0q0 -50 15 -50Z');
  });
});
