import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWork } from './repeat-work.ts';

const REST_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('rests between turns, and tells of a failure once until it goes well again', async () => {
  const errors: unknown[] = [];
  const outcomes = ['well', 'badly', 'badly', 'well', 'badly'];
  const work = async () => {
    if (outcomes.shift() === 'badly') throw new Error('away');
  };
  const repeated = repeatWork(work, REST_MS, (error) => errors.push(error));
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(outcomes).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(2 * REST_MS + 1);
  expect([outcomes.length, errors.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(2 * REST_MS);
  expect([outcomes.length, errors.length]).toEqual([0, 2]);
  await repeated.close();
});

it('takes no second turn while one is under way, and ends with it', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  };
  const repeated = repeatWork(work, REST_MS, () => {});
  await vi.advanceTimersByTimeAsync(5 * REST_MS);
  expect(turns).toHaveLength(1);
  const told: string[] = [];
  const closing = repeated.close().then(() => told.push('closed'));
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(told).toEqual([]);
  turns[0]?.resolve();
  await closing;
  await vi.advanceTimersByTimeAsync(5 * REST_MS);
  expect([told, turns.length]).toEqual([['closed'], 1]);
});
