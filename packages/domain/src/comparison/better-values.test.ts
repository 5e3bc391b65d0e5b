import { describe, expect, it } from 'vitest';
import { bestText, betterDirection } from './better-values.ts';

const figures = (...values: readonly number[]) => values.map((value) => ({ value, text: value.toFixed(0) }));

describe('betterDirection', () => {
  it.each([
    ['energyStars', 'higher'],
    ['waterStars', 'higher'],
    ['warrantyYears', 'higher'],
    ['batteryHours', 'higher'],
    ['energyKwhYear', 'lower'],
    ['noiseDb', 'lower'],
    ['waterL', 'lower'],
    ['capacityL', undefined],
    ['widthMm', undefined],
    ['weightKg', undefined],
    ['finish', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (code, expected) => {
    expect(betterDirection(code)).toBe(expected);
  });
});

describe('bestText', () => {
  it.each([
    ['the highest', figures(3, 5, 4), 'higher', '5'],
    ['the lowest', figures(3, 5, 4), 'lower', '3'],
    ['the lowest below zero', figures(3, -5, 4), 'lower', '-5'],
    ['what several share', figures(5, 3, 5), 'higher', '5'],
    ['none when all are the same', figures(5, 5), 'higher', undefined],
    ['none when they read the same', figures(38.1, 38.2), 'lower', undefined],
    ['none of one', figures(5), 'higher', undefined],
    ['none of nothing', figures(), 'lower', undefined],
  ] as const)('is %s', (_, known, direction, expected) => {
    expect(bestText(known, direction)).toBe(expected);
  });
});
