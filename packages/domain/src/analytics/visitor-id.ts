/** How the analytics cookie is called: `GA1.1.1234567890.1700000000`. */
export const ANALYTICS_COOKIE = '_ga';

const PARTS = 4;
const RANDOM_MAX = 2 ** 31;

/** The value of a cookie in what a browser says about its cookies; nothing when it is not there. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').find((one) => one.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}

/**
 * Who a visitor is, without saying who: the last two dot-separated parts of the analytics cookie when it has four
 * parts, otherwise generated [C-9-67 D-9-74].
 */
export function visitorIdOf(analyticsCookie: string | undefined, generate: () => string): string {
  const parts = analyticsCookie?.split('.') ?? [];
  const isWhole = parts.length === PARTS && parts.every((part) => part !== '');
  return isWhole ? parts.slice(-2).join('.') : generate();
}

/** A new id in the form that the analytics cookie gives: a number and the second of the first visit [C-9-67 D-9-74]. */
export function generateVisitorId(random: () => number, nowSeconds: number): string {
  return `${Math.floor(random() * RANDOM_MAX)}.${Math.floor(nowSeconds)}`;
}
