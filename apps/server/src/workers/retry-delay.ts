const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 3600;

/** A request is given up after this many attempts: about three days. */
export const MAX_ATTEMPTS = 20;

/** Exponential backoff with an upper bound and 20% jitter. */
export function retryDelaySeconds(attempts: number, random: () => number = Math.random): number {
  const plain = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.max(0, attempts - 1));
  return Math.round(plain * (0.8 + 0.4 * random()));
}
