/** How much more is tried on demand (`npm run test:long`): random kills, lost connections, generated cases. */
export const LONG_FACTOR = process.env.LONG === 'true' ? 10 : 1;

/**
 * How much longer everything that waits may take before it counts as failed. A machine that is busy with something else
 * is slow, not wrong: `TEST_WAIT_FACTOR=4 npm test`.
 */
export const WAIT_FACTOR = Number(process.env.TEST_WAIT_FACTOR ?? 1) * LONG_FACTOR;
