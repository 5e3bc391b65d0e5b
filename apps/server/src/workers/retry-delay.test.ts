import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryDelaySeconds } from './retry-delay.ts';

describe('retryDelaySeconds', () => {
  it.each([
    [1, 30],
    [2, 60],
    [5, 480],
    [10, 15_360],
    [11, 21_600],
    [MAX_ATTEMPTS, 21_600],
  ])('after try %i waits %i seconds', (attempts, seconds) => {
    expect(retryDelaySeconds(attempts, () => 0.5)).toBe(seconds);
  });

  it('spreads what comes back', () => {
    expect([retryDelaySeconds(1, () => 0), retryDelaySeconds(1, () => 1)]).toEqual([24, 36]);
  });

  it('goes on for more than two days', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => retryDelaySeconds(at + 1, () => 0));
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2 * 86_400);
  });
});
