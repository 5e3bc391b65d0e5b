import { describe, expect, it } from 'vitest';
import { holdAt, openView, placeView, stepZoom, WHOLE, ZOOM_MAX, zoomTo } from './zoom-view.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

describe('a zoomed picture', () => {
  it('fits the window as a whole', () => {
    expect(placeView(WHOLE, DESK)).toEqual({ side: 900, left: 0, top: 0 });
    expect(placeView(WHOLE, PHONE)).toEqual({ side: 390, left: 0, top: 0 });
  });

  it('opens where it was pressed, with that point in the middle', () => {
    const { side, left, top } = placeView(openView({ x: 0.4, y: 0.5 }), DESK);
    expect(side).toBe(2250);
    expect(left + DESK.width / 2).toBeCloseTo(0.4 * side);
    expect(top + DESK.height / 2).toBeCloseTo(0.5 * side);
  });

  it('never shows what is beside it', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]) {
      const { side, left, top } = placeView(openView(point), PHONE);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + PHONE.width).toBeLessThanOrEqual(side);
      expect(top + PHONE.height).toBeLessThanOrEqual(side);
    }
  });

  it('keeps the point under the fingers while it grows', () => {
    const opened = zoomTo(openView({ x: 0.5, y: 0.5 }), 3);
    const scrolled = placeView(opened, PHONE);
    const at = { x: 0.25, y: 0.6 };
    const held = holdAt(opened, PHONE, scrolled, at);
    const seen = (scrolled.left + at.x * PHONE.width) / scrolled.side;
    const grown = placeView(zoomTo(held, 4), PHONE);
    expect((grown.left + at.x * PHONE.width) / grown.side).toBeCloseTo(seen);
  });

  it('grows in steps between the whole and four times that', () => {
    expect(stepZoom(WHOLE, 1).zoom).toBe(1.5);
    expect(stepZoom(WHOLE, -1).zoom).toBe(1);
    expect(stepZoom(WHOLE, 99).zoom).toBe(ZOOM_MAX);
  });
});
