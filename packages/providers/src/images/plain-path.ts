import { posix } from 'node:path';

const FOREIGN = /^\/(https?:\/\/.+)$/;
const ESCAPE = /%[\da-f]{2}/gi;
/** What needs no escape (RFC 3986). */
const UNRESERVED = /[\w.~-]/;

/** The address of another origin in a path, if there is one. */
export const foreignAddress = (path: string): string | undefined => FOREIGN.exec(path)?.[1];

function plainEscape(written: string): string {
  const sign = String.fromCharCode(Number.parseInt(written.slice(1), 16));
  return UNRESERVED.test(sign) ? sign : written.toUpperCase();
}

/**
 * One way to write the path of a picture. `/media/./a.jpg` and `/media/%61.jpg` are the same picture: whoever thinks of
 * more ways must not have it made again for each.
 */
export function plainPath(path: string): string {
  const address = foreignAddress(path);
  if (address !== undefined) {
    if (!URL.canParse(address)) return path;
    const { origin, pathname, search } = new URL(address);
    return `/${origin}${pathname.replace(ESCAPE, plainEscape)}${search}`;
  }
  try {
    return encodeURI(posix.normalize(decodeURIComponent(path)));
  } catch {
    return path;
  }
}
