import { wholeNumber } from './number-words.ts';
import type { QueryWord } from './query-words.ts';

/** How many people a search names, and the word after them. */
export type People = { readonly people: number; readonly next: number };

const GROUPS = new Set(['family', 'household']);
const PERSONS = new Set(['people', 'person', 'persons']);
const SIZES = new Set(['size', 'sized']);
const LARGE = new Set(['large', 'big']);
/** A family without a number, and a large one. */
const FAMILY = 4;
const LARGE_FAMILY = 5;
const PEOPLE_MAX = 12;

/** 'family of 5', '4 person household', 'two people', 'a big family', 'family size', 'couple'. */
export function readPeople(words: readonly QueryWord[], at: number): People | undefined {
  const text = (from: number): string => words[from]?.text ?? '';
  if (text(at) === 'couple' && text(at + 1) !== 'of') return { people: 2, next: at + 1 };
  if (LARGE.has(text(at)) && GROUPS.has(text(at + 1))) return { people: LARGE_FAMILY, next: at + 2 };
  if (GROUPS.has(text(at))) {
    const counted = text(at + 1) === 'of' ? peopleAt(words, at + 2) : undefined;
    if (counted !== undefined) return { people: counted, next: at + (PERSONS.has(text(at + 3)) ? 4 : 3) };
    return { people: FAMILY, next: at + (SIZES.has(text(at + 1)) ? 2 : 1) };
  }
  const people = PERSONS.has(text(at + 1)) ? peopleAt(words, at) : undefined;
  return people === undefined ? undefined : { people, next: at + (GROUPS.has(text(at + 2)) ? 3 : 2) };
}

function peopleAt(words: readonly QueryWord[], at: number): number | undefined {
  const value = wholeNumber(words[at]?.text ?? '');
  return value !== undefined && value >= 1 && value <= PEOPLE_MAX ? value : undefined;
}
