import type { CallValue } from '@wattle/contract';

type Listing = CallValue<'listProducts'>;

const format = (count: number): string => count.toLocaleString('en-AU');
const isPlural = (name: string): boolean => /[^s]s$/.test(name);
/** Where a name stops naming the thing and starts to describe it. */
const DESCRIPTION = / (?:with|without|under|over|of|for|up to|that) .*/;
/** Adjectives of places keep their capital wherever they stand. */
const PROPER = /^French\b/;

/** A category's name in the middle of a sentence: 'French door fridges', 'TV and audio', 'washing machines'. */
export function inSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}-]/u.test(name) && !PROPER.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** What the things of a category are called, several of them. 'Laundry' has no such word. */
export function nounOf(categoryName: string): string {
  const name = categoryName.replace(DESCRIPTION, '');
  return isPlural(name) ? inSentence(name) : 'products';
}

/** '214 fridges'. */
export function countWords(count: number, noun: string): string {
  return count === 1 ? '1 product' : `${format(count)} ${noun}`;
}

type Counts = Pick<Listing, 'total' | 'wholeTotal' | 'applied'>;

/** '86 of 214 fridges' once something is filtered away. */
export function totalWords({ total, wholeTotal, applied }: Counts, noun: string): string {
  if (applied.length === 0) return countWords(total, noun);
  return wholeTotal === 1 ? `${total} of 1 product` : `${format(total)} of ${format(wholeTotal)} ${noun}`;
}

/** What a list says of itself once it has changed, to those who do not see it change. */
export function announcement(listing: Counts & Pick<Listing, 'page' | 'pageCount'>, noun: string): string {
  const total = totalWords(listing, noun);
  return listing.page > 1 ? `${total}, page ${listing.page} of ${listing.pageCount}` : total;
}
