const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Text inside an element; control signs, which XML does not have, become spaces. */
export const xmlText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '');
