/** How much more `npm run test:long` tries: random kills, lost connections, generated cases. */
export const LONG_FACTOR = process.env.LONG === 'true' ? 10 : 1;

/** In `npm run test:long`, which tries what is exhaustive. */
export const IS_LONG = LONG_FACTOR > 1;

/** Every nth of an exhaustive list; `npm run test:long` takes all of it. */
export const someOf = <T>(all: readonly T[], nth: number, first = 0): readonly T[] =>
  IS_LONG ? all : all.filter((_, at) => at % nth === first % nth);

/** Multiplies every timeout, because a busy machine is slow, not wrong: `TEST_WAIT_FACTOR=4 npm test`. */
export const WAIT_FACTOR = Number(process.env.TEST_WAIT_FACTOR ?? 1) * LONG_FACTOR;
