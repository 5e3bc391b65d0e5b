const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A path without slashes before it, as the shop looks it up: escapes are read, what follows `?` is not. */
function lookedUp(address: string): { readonly path: string; readonly query: string } {
  const [, path = '', query = ''] = /^\/*([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path: decoded(path), query };
}

/** An old address as people write it: `/old/tea%20pot` and `https://shop.example/old/tea%20pot` are `old/tea pot`. */
export function cleanOldAddress(from: string): string {
  const { path, query } = lookedUp(from.trim().replace(/^https?:\/\/[^/]*/i, ''));
  return path + query;
}

export const isOtherSite = (to: string): boolean => /^https?:/i.test(to);

/** As a browser asks for it. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.') kept.push(part);
  }
  return kept.join('/');
}

/** The old addresses that a path within the shop could be, in the order in which they are looked up. */
export function oldAddressesOf(to: string): string[] {
  const { path, query } = lookedUp(to);
  const asked = withoutDots(path);
  return query === '' ? [asked] : [asked + query, asked];
}
