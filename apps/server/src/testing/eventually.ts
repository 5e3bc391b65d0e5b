import { expect } from 'vitest';

/** Waits until a check passes, as long as every poll of this run does. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  expect
    .poll(async () => {
      await check();
      return true;
    })
    .toBe(true);
