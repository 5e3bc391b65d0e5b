const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
};

/** Turns the entities that editors write into letters, numbers also without their end; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:(#x[\da-f]{1,6}|#\d{1,7});?|(\w{2,8});)/gi, (whole, number?: string, name = '') => {
    if (number === undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = /^#x/i.test(number) ? Number.parseInt(number.slice(2), 16) : Number.parseInt(number.slice(1), 10);
    const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isLetter ? String.fromCodePoint(code) : whole;
  });
}
