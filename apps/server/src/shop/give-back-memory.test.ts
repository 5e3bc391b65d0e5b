import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits until the process is at rest, and gives back once', () => {
  const shares = [0.9, 0.3, 0.01, 0.01];
  let collected = 0;
  giveBackMemory({
    busyShare: () => shares.shift() ?? 0,
    collect: () => {
      collected += 1;
    },
  });
  vi.advanceTimersByTime(14_000);
  expect(collected).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(collected).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(collected).toBe(1);
});
