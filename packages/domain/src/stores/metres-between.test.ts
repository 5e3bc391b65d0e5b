import { describe, expect, it } from 'vitest';
import { metresBetween } from './metres-between.ts';

const preston = { lat: -37.7389, lng: 145.0013 };

describe('metresBetween', () => {
  it.each([
    ['itself', preston, 0],
    ['Brunswick', { lat: -37.7667, lng: 144.9628 }, 4583],
    ['Perth', { lat: -31.9523, lng: 115.8613 }, 2_730_000],
    ['the other side of the date line', { lat: -37.7389, lng: -179 }, 3_125_000],
  ])('from Preston to %s', (_, place, metres) => {
    expect(metresBetween(preston, place)).toBeGreaterThanOrEqual(metres * 0.99);
    expect(metresBetween(preston, place)).toBeLessThanOrEqual(metres * 1.01);
    expect(metresBetween(place, preston)).toBe(metresBetween(preston, place));
  });
});
