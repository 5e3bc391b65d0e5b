import { describe, expect, it } from 'vitest';
import { ndcg } from './ndcg.ts';

const ratings = new Map([
  ['best', 3],
  ['good', 2],
  ['poor', 1],
  ['wrong', 0],
]);

describe('ndcg', () => {
  it('is 1 for the best order and less for another', () => {
    expect(ndcg(['best', 'good', 'poor', 'wrong'], ratings)).toBe(1);
    // (0 + 7/log2(3)) / (7 + 3/log2(3) + 1/2)
    expect(ndcg(['wrong', 'best'], ratings)).toBeCloseTo(7 / Math.log2(3) / (7 + 3 / Math.log2(3) + 0.5), 10);
  });

  it('leaves out what nobody judged before it cuts at ten', () => {
    const unknown = Array.from({ length: 30 }, (_, index) => `unknown-${index}`);
    expect(ndcg([...unknown, 'best', 'good', 'poor'], ratings)).toBe(1);
  });

  it('looks at ten judged products and no more', () => {
    const many = new Map(Array.from({ length: 12 }, (_, index) => [`p${index}`, index === 11 ? 3 : 0]));
    expect(ndcg(many.keys(), many)).toBe(0);
  });

  it('is 0 when nothing is found, and nothing when there is nothing to find', () => {
    expect(ndcg([], ratings)).toBe(0);
    expect(ndcg(['wrong'], new Map([['wrong', 0]]))).toBeUndefined();
  });

  it('counts a product once for each place that the ideal list has', () => {
    const many = new Map(Array.from({ length: 15 }, (_, index) => [`p${index}`, 3]));
    expect(ndcg(many.keys(), many)).toBe(1);
  });
});
