import { describe, expect, it } from 'vitest';
import { createHostOrder } from './host-order.ts';

const HOSTS = ['a', 'b', 'c'];

describe('createHostOrder', () => {
  it('asks the first as long as it answers, and one that failed last', () => {
    const order = createHostOrder(HOSTS, { downMs: 60_000, isSpread: false });
    expect([order.list(), order.list()]).toEqual([HOSTS, HOSTS]);
    order.failed('a');
    expect([order.list(), order.isDown('a')]).toEqual([['b', 'c', 'a'], true]);
    order.answered('a');
    expect([order.list(), order.isDown('a')]).toEqual([HOSTS, false]);
  });

  it('gives equals their turns, those that failed last in each', () => {
    const order = createHostOrder(HOSTS, { downMs: 60_000, isSpread: true });
    const first = Array.from({ length: 6 }, () => order.list()[0]);
    expect(first.slice(0, 3).toSorted()).toEqual(HOSTS);
    expect(first.slice(3)).toEqual(first.slice(0, 3));
    order.failed('b');
    const lists = Array.from({ length: 3 }, () => order.list());
    expect(lists.map((list) => list.at(-1))).toEqual(['b', 'b', 'b']);
    expect(new Set(lists.map(([one]) => one))).toEqual(new Set(['a', 'c']));
  });

  it('forgets a failure after a while', () => {
    const order = createHostOrder(HOSTS, { downMs: 0, isSpread: false });
    order.failed('a');
    expect(order.list()).toEqual(HOSTS);
  });
});
