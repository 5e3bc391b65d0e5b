const PLAIN_NAME = /^\S+$/;

/** The cookies of a request by name. Read in one way only: a long row of spaces or signs is no work. */
export function readCookies(header = ''): Record<string, string> {
  const pairs = header.split(';').map((text) => {
    const at = text.indexOf('=');
    return [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => PLAIN_NAME.test(name)));
}
