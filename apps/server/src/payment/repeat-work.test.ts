import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { repeatWork } from './repeat-work.ts';

it('works one turn after the other, goes on after a failure that it tells once, and ends with what is under way', async () => {
  const errors: unknown[] = [];
  const state = { turns: 0, atOnce: 0, most: 0 };
  const repeated = repeatWork(
    async () => {
      state.turns += 1;
      state.atOnce += 1;
      state.most = Math.max(state.most, state.atOnce);
      await pause(1);
      state.atOnce -= 1;
      if (state.turns === 2 || state.turns === 3) throw new Error('away');
    },
    1,
    (error) => errors.push(error),
  );
  await expect.poll(() => state.turns).toBeGreaterThan(4);
  await repeated.close();
  const { turns } = state;
  expect([state.atOnce, state.most, errors.length]).toEqual([0, 1, 1]);
  await pause(5);
  expect(state.turns).toBe(turns);
});
