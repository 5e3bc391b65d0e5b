import pluralize from 'pluralize';

const SHORTEST = 4;
/** Words too short for the rules, but common in the plural. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['tv', 'pc', 'cd'].flatMap((word) => [
    [word, [`${word}s`]],
    [`${word}s`, [word]],
  ]),
);
const LETTERS = /^\p{L}+$/u;
const REMEMBERED_MAX = 10_000;

const remembered = new Map<string, readonly string[]>();

/** The word's singular and plural forms, without the word itself. */
export function otherNumber(word: string): readonly string[] {
  if (word.length < SHORTEST) return SHORT_FORMS[word] ?? [];
  const known = remembered.get(word);
  if (known) return known;
  const forms = LETTERS.test(word) ? [pluralize.singular(word), pluralize.plural(word)] : [];
  const others = [...new Set(forms)].filter((form) => form !== word);
  // the rules are a hundred patterns, and shoppers keep typing the same words
  if (remembered.size < REMEMBERED_MAX) remembered.set(word, others);
  return others;
}
