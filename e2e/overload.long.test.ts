import { expect, it } from 'vitest';
import { runOverload } from '../bench/overload/trial.ts';

it('answers everything at 70 % of its capacity, turns the rest away at twice as much, and recovers by itself', async () => {
  const { steady, overload, afterwards, openPlacements } = await runOverload({
    measureMs: 5_000,
    steadyMs: 60_000,
    overloadMs: 20_000,
  });
  expect(new Set(steady.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(overload.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { status, retryAfter } of overload) if (status === 503) expect(retryAfter).not.toBeNull();
  expect(new Set(afterwards.map(({ status }) => status))).toEqual(new Set([200]));
  expect(openPlacements).toBe(0);
});
