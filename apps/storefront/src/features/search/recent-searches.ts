import { sameWords, tidyWords } from './search-text.ts';

const KEPT_MAX = 8;
const WORDS_MAX = 200;

/** Parses stored searches, ignoring anything invalid. */
export function parseRecentSearches(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    const searches = value.filter((one): one is string => typeof one === 'string').toReversed();
    return searches.reduce(addRecentSearch, NOTHING);
  } catch {
    return [];
  }
}

const NOTHING: readonly string[] = [];

/** Newest first, without duplicates, up to a limit. */
export function addRecentSearch(searches: readonly string[], words: string): readonly string[] {
  const tidy = tidyWords(words).slice(0, WORDS_MAX);
  return tidy === '' ? searches : [tidy, ...removeRecentSearch(searches, tidy)].slice(0, KEPT_MAX);
}

export function removeRecentSearch(searches: readonly string[], words: string): readonly string[] {
  return searches.filter((one) => !sameWords(one, words));
}
