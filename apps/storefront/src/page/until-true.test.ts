import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilTrue } from './until-true.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createSource() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

it('waits for nothing when it is true already', async () => {
  const source = createSource();
  await untilTrue(() => true, [source.subscribe], 1000);
  expect(source.listeners.size).toBe(0);
});

it('resolves at the event that makes it true, from any source, and stops listening', async () => {
  const [one, other] = [createSource(), createSource()];
  let isTrue = false;
  let isOver = false;
  const waiting = untilTrue(() => isTrue, [one.subscribe, other.subscribe], 1000).then(() => {
    isOver = true;
  });
  one.tell();
  await Promise.resolve();
  expect(isOver).toBe(false);
  isTrue = true;
  other.tell();
  await waiting;
  expect([one.listeners.size, other.listeners.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

it('gives up after a while', async () => {
  const source = createSource();
  const waiting = untilTrue(() => false, [source.subscribe], 1000);
  vi.advanceTimersByTime(1000);
  await waiting;
  expect(source.listeners.size).toBe(0);
});
