import { describe, expect, it } from 'vitest';
import { fitView, kmAcross, limitView, moveView, placeIn, toGround, zoomView } from './map-view.ts';

const brunswick = { lat: -37.77, lng: 144.96 };
const nunawading = { lat: -37.8171, lng: 145.1748 };
const perth = { lat: -31.95, lng: 115.86 };
const sydney = { lat: -33.87, lng: 151.21 };

describe('fitView', () => {
  it('has every point on it, with room around the outer ones', () => {
    for (const points of [
      [brunswick, nunawading],
      [perth, sydney, brunswick],
    ]) {
      const view = fitView(points);
      for (const { x, y } of points.map((point) => placeIn(view, toGround(point)))) {
        expect(Math.min(x, y)).toBeGreaterThan(0.1);
        expect(Math.max(x, y)).toBeLessThan(0.9);
      }
    }
  });
  it('shows a single store with the suburbs around it', () => {
    const view = fitView([brunswick]);
    expect(placeIn(view, toGround(brunswick)).x).toBeCloseTo(0.5, 2);
    expect(kmAcross(view)).toBeCloseTo(24, 0);
  });
});

describe('zoomView', () => {
  it('keeps the point that it zooms about in its place', () => {
    const view = fitView([brunswick, nunawading]);
    const about = placeIn(view, toGround(nunawading));
    const closer = zoomView(view, 0.5, about);
    expect(kmAcross(closer)).toBeCloseTo(kmAcross(view) / 2, 0);
    expect(placeIn(closer, toGround(nunawading)).x).toBeCloseTo(about.x, 1);
    expect(placeIn(closer, toGround(nunawading)).y).toBeCloseTo(about.y, 1);
  });
  it('ends at a few streets and at the whole country', () => {
    const ends = [0.001, 1000].map((factor) => zoomView(fitView([brunswick]), factor));
    expect(ends.map((view) => Math.round(kmAcross(view) / 5) * 5)).toEqual([5, 5280]);
  });
});

it('a view moves by shares of what it shows, and does not leave the country', () => {
  const view = fitView([brunswick]);
  const east = moveView(view, { x: 0.5, y: 0 });
  expect(placeIn(east, toGround(brunswick)).x).toBeCloseTo(0, 2);
  const lost = limitView({ ...view, x: 10_000_000, y: -10_000_000 });
  expect(lost).toMatchObject({ x: 158_000, y: 5500 });
});
