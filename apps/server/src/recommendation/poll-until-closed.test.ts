import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUntilClosed } from './poll-until-closed.ts';

describe('pollUntilClosed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(work: (turn: number) => Promise<boolean>) {
    const turns: number[] = [];
    const errors: unknown[] = [];
    const begunAt = Date.now();
    const doing = pollUntilClosed(
      () => {
        turns.push(Date.now() - begunAt);
        return work(turns.length);
      },
      { everyMs: 100, onError: (error) => errors.push(error) },
    );
    return { ...doing, turns, errors };
  }

  it('works now and then', async () => {
    const { turns } = start(async () => false);
    await vi.advanceTimersByTimeAsync(250);
    expect(turns).toEqual([0, 100, 200]);
  });

  it('works on while there is more, and at once when it is asked to', async () => {
    const { turns, hurry } = start(async (turn) => turn < 3);
    await vi.advanceTimersByTimeAsync(50);
    hurry();
    await vi.advanceTimersByTimeAsync(10);
    expect(turns.map((ms) => Math.round(ms / 10) * 10)).toEqual([0, 0, 0, 50]);
  });

  it('does one thing at a time; what is asked for meanwhile comes right after', async () => {
    const first = Promise.withResolvers<boolean>();
    const { turns, hurry } = start((turn) => (turn === 1 ? first.promise : Promise.resolve(false)));
    await vi.advanceTimersByTimeAsync(10);
    hurry();
    await vi.advanceTimersByTimeAsync(500);
    expect(turns).toEqual([0]);
    first.resolve(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(turns).toEqual([0, 510]);
  });

  it('comes back later and later while it fails, also when it is hurried', async () => {
    const { turns, errors, hurry } = start(async (turn) => {
      if (turn < 3) throw new Error('away');
      return false;
    });
    await vi.advanceTimersByTimeAsync(10);
    hurry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(turns.slice(0, 4)).toEqual([0, 200, 600, 700]);
    expect(errors).toHaveLength(2);
  });

  it('stops after what is under way', async () => {
    const first = Promise.withResolvers<boolean>();
    const { turns, stop } = start(() => first.promise);
    await vi.advanceTimersByTimeAsync(1);
    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(isStopped).toBe(false);
    first.resolve(true);
    await stopping;
    await vi.advanceTimersByTimeAsync(300);
    expect(turns).toEqual([0]);
  });
});
