import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onScheduleChange } from './on-schedule-change.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 90_000 });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('onScheduleChange', () => {
  it('tells at the start and at the end, to the second, and no more [D-2-94]', () => {
    const told: number[] = [];
    onScheduleChange([100, 200], () => told.push(Date.now() / 1000));
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([100]);
    vi.advanceTimersByTime(1_000_000);
    expect(told).toEqual([100, 200]);
  });

  it('bears a moment that is further off than a timer can be [D-2-94]', () => {
    const told: number[] = [];
    const inAYear = 90 + 365 * 86_400;
    onScheduleChange([inAYear], () => told.push(Date.now() / 1000));
    vi.advanceTimersByTime(366 * 86_400_000);
    expect(told.filter((moment) => moment >= inAYear)).toEqual([inAYear]);
  });

  it('looks again when the page is looked at again: a device that slept had no timers [D-2-94]', () => {
    let told = 0;
    onScheduleChange([100, 200], () => {
      told += 1;
    });
    vi.setSystemTime(150_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toBe(1);
    vi.advanceTimersByTime(50_000);
    expect(told).toBe(2);
  });

  it('is silent after it was stopped', () => {
    const told = vi.fn();
    onScheduleChange([100], told)();
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).not.toHaveBeenCalled();
  });
});
