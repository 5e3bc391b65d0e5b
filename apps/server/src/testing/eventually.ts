import { expect } from 'vitest';

/** Waits until a check passes, with the poll timeout of this run. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  expect
    .poll(async () => {
      await check();
      return true;
    })
    .toBe(true);
