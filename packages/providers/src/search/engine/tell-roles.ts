import { ROLES } from './postings.ts';
import type { Token } from './tokenise.ts';

const THING = ROLES.indexOf('thing');
const DESCRIPTION = ROLES.indexOf('description');
const PURPOSE = ROLES.indexOf('purpose');

/** Words that may follow the name of the product. */
const LINKS = new Set(['and', 'or', 'of']);
/** What follows one of these is what the product has, is for or stands in, until the next break. */
const PURPOSE_LINKS = new Set([
  'for',
  'f',
  'to',
  'with',
  'w',
  'without',
  'from',
  'inside',
  'behind',
  'fits',
  'suits',
  'replaces',
  'compatible',
]);
export const isPurposeLink = (token: string): boolean => PURPOSE_LINKS.has(token);
const BREAK = /[,;:()[\]|–—•]|\s[-/&+]\s/;
const HAS_DIGIT = /\d/;
const LONGEST_VALUE = 4;

/** True when the words together are one of the record's descriptive values: 'black', 'stainless steel'. */
export type IsValue = (words: string) => boolean;

/**
 * The role of each word in a product name. In 'Nordholm 637L French door fridge, black' the fridge is the
 * product: a break, a number, a link or only descriptions follow it. In 'Mouse pad, blue' the mouse describes
 * the pad; in 'Case for laptop' the laptop is what the case is for.
 */
export function tellRoles(text: string, words: readonly Token[], isValue: IsValue): number[] {
  const breaks = words.map(({ start }, i) => i > 0 && BREAK.test(text.slice((words[i - 1] as Token).end, start)));
  const endsBefore = findEnds(words, breaks, isValue);
  const roles = new Array<number>(words.length);
  let isPurpose = false;
  let isNamed = false;
  let hasWord = false;
  for (let i = 0; i < words.length; i += 1) {
    const { token } = words[i] as Token;
    if (breaks[i]) {
      isPurpose = false;
      // the product is named first; a part with only numbers does not name it
      isNamed ||= hasWord;
    }
    hasWord ||= !HAS_DIGIT.test(token);
    const isThing = endsBefore[i + 1] === true && !isNamed;
    roles[i] = isPurpose ? PURPOSE : isThing ? THING : DESCRIPTION;
    isPurpose ||= PURPOSE_LINKS.has(token) && !joins(words, i);
  }
  return roles;
}

/** True inside a hyphenated word: 'plug-in', 'to-go'. */
const joins = (words: readonly Token[], i: number): boolean =>
  words[i]?.joinsNext === true || words[i - 1]?.joinsNext === true;

/** By word: whether a product name may end right before it. */
function findEnds(words: readonly Token[], breaks: readonly boolean[], isValue: IsValue): boolean[] {
  const endsBefore = new Array<boolean>(words.length + 1).fill(false);
  endsBefore[words.length] = true;
  for (let i = words.length - 1; i > 0; i -= 1) {
    const { token } = words[i] as Token;
    const isLink = (LINKS.has(token) || PURPOSE_LINKS.has(token)) && !joins(words, i);
    endsBefore[i] =
      breaks[i] === true || isLink || HAS_DIGIT.test(token) || valueLeadsToEnd(words, i, endsBefore, isValue);
  }
  return endsBefore;
}

/** Descriptions after the product do not hide it: 'toner cartridge | Original | Black | 6'. */
function valueLeadsToEnd(
  words: readonly Token[],
  from: number,
  endsBefore: readonly boolean[],
  isValue: IsValue,
): boolean {
  let value = '';
  for (let to = from; to < Math.min(words.length, from + LONGEST_VALUE); to += 1) {
    value += (value === '' ? '' : ' ') + (words[to]?.token ?? '');
    if (endsBefore[to + 1] && isValue(value)) return true;
  }
  return false;
}
