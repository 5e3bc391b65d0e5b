import pluralize from 'pluralize';

const SHORTEST = 4;
/** Shorter than a word whose ending can be told, but said in the plural all day. */
const SHORT_FORMS: Readonly<Record<string, string>> = { tvs: 'tv', pcs: 'pc', cds: 'cd' };
const LETTERS = /^\p{L}+$/u;

/** The same word in singular and plural, without the word itself. */
export function otherNumber(word: string): string[] {
  const short = SHORT_FORMS[word];
  if (short !== undefined) return [short];
  if (word.length < SHORTEST || !LETTERS.test(word)) return [];
  return [...new Set([pluralize.singular(word), pluralize.plural(word)])].filter((form) => form !== word);
}
