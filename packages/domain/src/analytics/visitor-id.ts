/** Google Analytics cookie: `GA1.1.1234567890.1700000000`. */
export const ANALYTICS_COOKIE = '_ga';

const PARTS = 4;
const RANDOM_MAX = 2 ** 31;

/** Reads a cookie's value from the Cookie header; undefined when it is missing. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').find((one) => one.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}

/**
 * Anonymous visitor id: the last two dot-separated parts of the analytics cookie when it has four parts, otherwise
 * generated [C-9-67 D-9-74].
 */
export function visitorIdOf(analyticsCookie: string | undefined, generate: () => string): string {
  const parts = analyticsCookie?.split('.') ?? [];
  const isWhole = parts.length === PARTS && parts.every((part) => part !== '');
  return isWhole ? parts.slice(-2).join('.') : generate();
}

/**
 * A new id in the analytics cookie's format: a random number and the time of the first visit in seconds [C-9-67
 * D-9-74].
 */
export function generateVisitorId(random: () => number, nowSeconds: number): string {
  return `${Math.floor(random() * RANDOM_MAX)}.${Math.floor(nowSeconds)}`;
}
