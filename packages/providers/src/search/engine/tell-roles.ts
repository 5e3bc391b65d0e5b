import { ROLES } from './postings.ts';
import type { Token } from './tokenise.ts';

const THING = ROLES.indexOf('thing');
const DESCRIPTION = ROLES.indexOf('description');
const PURPOSE = ROLES.indexOf('purpose');

/** After one of these comes what the thing has, is made of or goes with: the thing has been named. */
const LINKS = new Set(['for', 'with', 'without', 'and', 'or', 'in', 'of', 'to', 'by', 'from', 'on', 'w', 'f']);
/** After one of these comes what the thing is meant for, until the next break. */
const PURPOSE_LINKS = new Set(['for', 'to', 'with', 'f', 'fits', 'replaces', 'compatible', 'suits']);
const BREAK = /[,;:()[\]|–—•]|\s[-/&+]\s/;
const HAS_DIGIT = /\d/;
const LONGEST_VALUE = 4;

/** Answers whether words are, together, one value with which the record describes itself: 'black', 'stainless steel'. */
export type IsValue = (words: string) => boolean;

/**
 * What each word is in a product's name. In 'Nordholm 637L French door fridge, black' the fridge is the thing: a break,
 * a number, a link or only descriptions follow. In 'Mouse pad, blue' the mouse describes the pad, and in
 * 'Case for laptop' the laptop is what the case is for.
 */
export function tellRoles(text: string, words: readonly Token[], isValue: IsValue): number[] {
  const endsBefore = new Array<boolean>(words.length + 1).fill(false);
  endsBefore[words.length] = true;
  for (let i = words.length - 1; i > 0; i -= 1) {
    const [before, word] = [words[i - 1] as Token, words[i] as Token];
    endsBefore[i] =
      BREAK.test(text.slice(before.end, word.start)) ||
      LINKS.has(word.token) ||
      HAS_DIGIT.test(word.token) ||
      valueLeadsToEnd(words, i, endsBefore, isValue);
  }
  const roles = words.map((_, i) => (endsBefore[i + 1] ? THING : DESCRIPTION));
  markPurposes(text, words, roles);
  return roles;
}

/** A description after the thing does not hide it: 'toner cartridge | Original | Black | 6'. */
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

function markPurposes(text: string, words: readonly Token[], roles: number[]): void {
  let isPurpose = false;
  for (let i = 0; i < words.length; i += 1) {
    const { token, start } = words[i] as Token;
    const before = words[i - 1];
    if (before && BREAK.test(text.slice(before.end, start))) isPurpose = false;
    if (isPurpose) roles[i] = PURPOSE;
    if (PURPOSE_LINKS.has(token)) isPurpose = true;
  }
}
