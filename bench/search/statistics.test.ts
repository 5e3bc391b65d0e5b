import { describe, expect, it } from 'vitest';
import { growthExponent, mean, summarise } from './statistics.ts';

describe('summarise', () => {
  it('takes the nearest rank, whatever the order', () => {
    const samples = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(summarise(samples)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198 });
  });

  it('is that one for one sample', () => {
    expect(summarise([3])).toEqual({ count: 1, p50: 3, p95: 3, p99: 3 });
  });
});

describe('growthExponent', () => {
  const points = (cost: (size: number) => number) => [1000, 2000, 4000].map((size) => ({ size, cost: cost(size) }));

  it.each([
    ['flat', () => 5, 0],
    ['linear', (size: number) => size * 3, 1],
    ['quadratic', (size: number) => size ** 2, 2],
    ['by the root', Math.sqrt, 0.5],
  ])('knows what is %s', (_, cost, expected) => {
    expect(growthExponent(points(cost))).toBeCloseTo(expected, 10);
  });
});

describe('mean', () => {
  it('is the sum over the count', () => {
    expect(mean([1, 2, 6])).toBe(3);
  });
});
