/** The parameters of an account email's link: user and code [C-2-45]. */
export type EmailLink = { readonly code: string; readonly user: string };

/** Longer than any code or user name. */
const PART_MAX = 256;

/** Parses the query of an account email's link; undefined when it is not one [C-2-45]. */
export function readEmailLink(query: string): EmailLink | undefined {
  const parts = new Map(query.replace(/^\?/, '').split('&').map(readPair));
  const code = parts.get('code')?.trim() ?? '';
  const user = parts.get('user')?.trim() ?? '';
  return isPart(code) && isPart(user) ? { code, user } : undefined;
}

export const writeEmailLink = (pageUrl: string, { code, user }: EmailLink): string =>
  `${pageUrl}?code=${encodeURIComponent(code)}&user=${encodeURIComponent(user)}`;

const isPart = (text: string): boolean => text !== '' && text.length <= PART_MAX;

function readPair(pair: string): readonly [string, string] {
  const [name = '', ...rest] = pair.split('=');
  return [decode(name), decode(rest.join('='))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
