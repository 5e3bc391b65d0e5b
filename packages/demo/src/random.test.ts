import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: string, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('gives the same stream for the same seed and another for another', () => {
    expect(draw('wattle')).toEqual(draw('wattle'));
    expect(draw('wattle')).not.toEqual(draw('wattles'));
  });

  it('spreads evenly between 0 and 1', () => {
    const values = draw('spread', 10_000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = values.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });

  it('includes both ends of a whole-number range', () => {
    const random = createRandom('ends');
    const seen = new Set(Array.from({ length: 200 }, () => random.int(3, 6)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('samples without repeats and in order', () => {
    const random = createRandom('sample');
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    for (let count = 0; count < 10; count += 1) {
      const taken = random.sample(items, count);
      expect(taken).toHaveLength(Math.min(count, items.length));
      expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
    }
  });

  it('keeps forks apart from the stream they come from', () => {
    const quiet = createRandom('fork');
    const busy = createRandom('fork');
    busy.next();
    expect(busy.fork('a').next()).toBe(quiet.fork('a').next());
    expect(quiet.fork('a').next()).not.toBe(quiet.fork('b').next());
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('none').pick([])).toThrow('Nothing to pick from.');
  });
});
