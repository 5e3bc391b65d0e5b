/** How much more `npm run test:long` tries: random kills, lost connections, generated cases. */
export const LONG_FACTOR = process.env.LONG === 'true' ? 10 : 1;

/** Multiplies every timeout, because a busy machine is slow, not wrong: `TEST_WAIT_FACTOR=4 npm test`. */
export const WAIT_FACTOR = Number(process.env.TEST_WAIT_FACTOR ?? 1) * LONG_FACTOR;
