import { queryWords } from './query-rule.ts';

const WORDS_MAX = 60;
/** An address of a mailbox, or a number long enough to be a phone’s, a card’s or an order’s. */
const PERSONAL = /@|\d[\d\s-]{4,}\d/;

/** What is kept of words that found nothing; undefined: they may say who somebody is, or are no words. */
export function emptySearchWords(typed: string): string | undefined {
  const words = queryWords(typed);
  return words.length >= 2 && words.length <= WORDS_MAX && /\p{L}/u.test(words) && !PERSONAL.test(words)
    ? words
    : undefined;
}
