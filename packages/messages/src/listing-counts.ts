import type { CallValue } from '@wattle/contract';
import { groupDigits } from '@wattle/domain/numbers';

type Listing = CallValue<'listProducts'>;

const format = (count: number): string => groupDigits(count);
const isPlural = (name: string): boolean => /[^s]s$/.test(name);
/** Matches where a name starts to describe the product rather than name it. */
const DESCRIPTION = / (?:with|without|under|over|of|for|up to|that) .*/;
/** Adjectives from place names stay capitalised mid-sentence. */
const PROPER = /^French\b/;

/** A category's name mid-sentence: 'French door fridges', 'TV and audio', 'washing machines'. */
export function inSentence(name: string): string {
  return /^\p{Lu}[\p{Ll}-]/u.test(name) && !PROPER.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

type Category = { readonly name: string; readonly accessoryCount: number };

/** '314 fridges and 19 accessories' of a whole category; undefined where all of it has one name, or none. */
export function wholeWords(total: number, { name, accessoryCount }: Category): string | undefined {
  const noun = nounOf({ name, accessoryCount: 0 });
  if (accessoryCount === 0 || accessoryCount >= total || noun === 'products') return undefined;
  const accessories = accessoryCount === 1 ? '1 accessory' : `${format(accessoryCount)} accessories`;
  return `${countWords(total - accessoryCount, noun)} and ${accessories}`;
}

/** The plural noun for what a category lists. 'Laundry' has none, and water filters are no fridges. */
export function nounOf(category: Category): string {
  const name = category.name.replace(DESCRIPTION, '');
  return isPlural(name) && category.accessoryCount === 0 ? inSentence(name) : 'products';
}

/** '214 fridges'. */
export function countWords(count: number, noun: string): string {
  return count === 1 ? '1 product' : `${format(count)} ${noun}`;
}

type Counts = Pick<Listing, 'total' | 'wholeTotal' | 'applied'>;

/** '86 of 214 fridges' once filters apply. */
export function totalWords({ total, wholeTotal, applied }: Counts, noun: string): string {
  if (applied.length === 0) return countWords(total, noun);
  return wholeTotal === 1 ? `${total} of 1 product` : `${format(total)} of ${format(wholeTotal)} ${noun}`;
}

/** Announces a changed listing to screen readers. */
export function announcement(listing: Counts & Pick<Listing, 'page' | 'pageCount'>, noun: string): string {
  const total = totalWords(listing, noun);
  return listing.page > 1 ? `${total}, page ${listing.page} of ${listing.pageCount}` : total;
}
