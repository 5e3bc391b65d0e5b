import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUntilClosed } from './poll-until-closed.ts';

describe('pollUntilClosed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(work: (run: number) => Promise<unknown>, everyMs = 100) {
    const runs: number[] = [];
    const errors: unknown[] = [];
    const begunAt = Date.now();
    const poller = pollUntilClosed(
      () => {
        runs.push(Date.now() - begunAt);
        return work(runs.length);
      },
      { everyMs, onError: (error) => errors.push(error) },
    );
    return { ...poller, runs, errors };
  }

  it('runs at once and then periodically, whatever the work returns', async () => {
    const { runs } = start(async () => ({ swept: 3 }));
    await vi.advanceTimersByTimeAsync(250);
    expect(runs).toEqual([0, 100, 200]);
  });

  it('runs again at once while there is more, and when it is woken', async () => {
    const { runs, wake } = start(async (run) => run < 3);
    await vi.advanceTimersByTimeAsync(50);
    wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(runs.map((ms) => Math.round(ms / 10) * 10)).toEqual([0, 0, 0, 50]);
  });

  it('never runs concurrently: a wake during a run leads to one run right after', async () => {
    const first = Promise.withResolvers<boolean>();
    const { runs, wake } = start((run) => (run === 1 ? first.promise : Promise.resolve(false)));
    await vi.advanceTimersByTimeAsync(10);
    wake();
    await vi.advanceTimersByTimeAsync(500);
    expect(runs).toEqual([0]);
    first.resolve(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toEqual([0, 510]);
  });

  it('backs off while it fails, even when it is woken', async () => {
    const { runs, wake } = start(async (run) => {
      if (run < 3) throw new Error('away');
      return false;
    });
    await vi.advanceTimersByTimeAsync(10);
    wake();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs.slice(0, 4)).toEqual([0, 200, 600, 700]);
  });

  it.each([
    ['32 times the usual pause', 100, 3_200],
    ['a minute', 15_000, 60_000],
    ['the usual pause, where that is longer', 3_600_000, 3_600_000],
  ])('backs off by at most %s', async (_, everyMs, longest) => {
    const { runs } = start(() => Promise.reject(new Error('away')), everyMs);
    await vi.advanceTimersByTimeAsync(12 * longest);
    expect((runs.at(-1) ?? 0) - (runs.at(-2) ?? 0)).toBe(longest);
  });

  it('reports a failure once, until a run succeeds again', async () => {
    const outcomes = ['well', 'badly', 'badly', 'well', 'badly'];
    const { errors } = start(async () => {
      if (outcomes.shift() === 'badly') throw new Error('away');
    });
    await vi.advanceTimersByTimeAsync(399);
    expect([outcomes.length, errors.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(501);
    expect([outcomes.length, errors.length]).toEqual([0, 2]);
  });

  it('closes after the current run', async () => {
    const first = Promise.withResolvers<boolean>();
    const { runs, close } = start(() => first.promise);
    await vi.advanceTimersByTimeAsync(1);
    let isClosed = false;
    const closing = close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(isClosed).toBe(false);
    first.resolve(true);
    await closing;
    await vi.advanceTimersByTimeAsync(300);
    expect(runs).toEqual([0]);
  });
});
