const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 3600;

/** After so many tries, the last of them failed, a request is given up: about three days. */
export const MAX_ATTEMPTS = 20;

/** Twice as long after each try, up to a bound; a fifth more or less, so that not all come back at once. */
export function retryDelaySeconds(attempts: number, random: () => number = Math.random): number {
  const plain = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.max(0, attempts - 1));
  return Math.round(plain * (0.8 + 0.4 * random()));
}
