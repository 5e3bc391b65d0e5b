/** Neither a letter, digit nor sign of ASCII, or the sign that browsers read as a slash. */
const ODD = /[^\x21-\x5b\x5d-\x7e]+/gu;

/** An address as a header can carry it, and that no browser takes for another host. */
export function plainAddress(to: string): string {
  const escaped = to.toWellFormed().replace(ODD, encodeURIComponent);
  return escaped.startsWith('/') ? `/${escaped.replace(/^(\/|%5C)+/i, '')}` : escaped;
}
