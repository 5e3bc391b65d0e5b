import { readPart, readStoredList, readText } from '../recent/stored-list.ts';
import { type ComparisonItem, limitComparison } from './comparison.ts';

const VERSION = 1;

/** Only the products are stored; families are loaded again. */
export type StoredComparison = { readonly version: typeof VERSION; readonly items: readonly ComparisonItem[] };

export function storedComparison(items: readonly ComparisonItem[]): StoredComparison {
  return { version: VERSION, items };
}

/** The stored products, up to the limit; none when they cannot be read [C-9-07 D-9-25]. */
export function readStoredComparison(text: string | null): StoredComparison {
  return storedComparison(limitComparison(readStoredList(text, VERSION, readItem)));
}

function readItem(value: unknown): ComparisonItem | undefined {
  const productId = readText(readPart(value, 'productId'));
  const familyCode = readText(readPart(value, 'familyCode'));
  if (productId === undefined || familyCode === undefined) return undefined;
  return { productId, familyCode, name: readText(readPart(value, 'name')) ?? '' };
}
