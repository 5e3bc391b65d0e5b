/** What was typed as it is searched for: no space around it, single spaces within. */
export function tidyWords(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Two searches are the same whatever their capitals. */
export function sameWords(one: string, other: string): boolean {
  return tidyWords(one).toLowerCase() === tidyWords(other).toLowerCase();
}

/** The address of the results, written as the plain form would write it. */
export function searchLink(words: string): string {
  return `/search?${new URLSearchParams({ q: words })}`;
}
