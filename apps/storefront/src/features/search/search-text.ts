/** Trims the text and collapses spaces. */
export function tidyWords(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Compares searches, ignoring case. */
export function sameWords(one: string, other: string): boolean {
  return tidyWords(one).toLowerCase() === tidyWords(other).toLowerCase();
}

/** Address of the results, identical to the plain form's. */
export function searchLink(words: string): string {
  return `/search?${new URLSearchParams({ q: words })}`;
}
