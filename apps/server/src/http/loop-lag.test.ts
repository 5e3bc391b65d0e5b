import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoopLag, watchLoopLag } from './loop-lag.ts';

let now: number;
let lag: LoopLag;
beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  lag = watchLoopLag(() => now);
});
afterEach(() => {
  lag.close();
  vi.useRealTimers();
});

/** The next tick comes so many milliseconds after the last. */
const tickAfter = (ms: number): void => {
  now += ms;
  vi.advanceTimersByTime(100);
};

it('is slow when ticks have been late for a second, and not after one long task', () => {
  tickAfter(5_000);
  expect(lag.isSlow()).toBe(false);
  tickAfter(100);
  for (let at = 0; at < 4; at += 1) tickAfter(400);
  expect(lag.isSlow()).toBe(true);
  tickAfter(110);
  expect(lag.isSlow()).toBe(false);
});
