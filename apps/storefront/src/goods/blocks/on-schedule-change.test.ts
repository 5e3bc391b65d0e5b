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
    const calls: number[] = [];
    onScheduleChange([100, 200], () => calls.push(Date.now() / 1000));
    vi.advanceTimersByTime(9_999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual([100]);
    vi.advanceTimersByTime(1_000_000);
    expect(calls).toEqual([100, 200]);
  });

  it('bears a moment that is further off than a timer can be [D-2-94]', () => {
    const calls: number[] = [];
    const inAYear = 90 + 365 * 86_400;
    onScheduleChange([inAYear], () => calls.push(Date.now() / 1000));
    vi.advanceTimersByTime(366 * 86_400_000);
    expect(calls.filter((moment) => moment >= inAYear)).toEqual([inAYear]);
  });

  it('looks again when the page is looked at again: a device that slept had no timers [D-2-94]', () => {
    let calls = 0;
    onScheduleChange([100, 200], () => {
      calls += 1;
    });
    vi.setSystemTime(150_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toBe(1);
    vi.advanceTimersByTime(50_000);
    expect(calls).toBe(2);
  });

  it('is silent after it was stopped', () => {
    const calls = vi.fn();
    onScheduleChange([100], calls)();
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).not.toHaveBeenCalled();
  });
});
