import type { CallValue } from '@wattle/contract';
import type { ProductDocument } from '@wattle/domain/search';
import { longDayWords } from './day-names.ts';
import { formatShortDays } from './day-words.ts';
import { timeWords } from './time-window.ts';

export const storesNear = (place: string): string => `Stores near ${place}`;

export const noStoreNear = (suburb: string): string =>
  `There is no store within 200 km of ${suburb}. Choose another suburb, or have it delivered.`;

/** How long a store holds an order. */
export const heldFor = (days: number): string => `Held for ${days === 1 ? '1 day' : `${days} days`}`;

/** 'Wednesday 18 November from 9 am', in the store's time zone. */
export function readyWords(readyAt: string): string {
  const [date = '', time] = readyAt.split('T');
  return time ? `${longDayWords(date)} from ${timeWords(time)}` : longDayWords(date);
}

type Carried = Pick<ProductDocument, 'name' | 'bigAndBulky'> & Partial<Pick<ProductDocument, 'weightGrams'>>;

const GRAMS_PER_KG = 1000;

/** The heaviest bulky item and what it takes to carry it; null: everything fits in a car. */
export function bigItemWords(products: readonly Carried[]): string | null {
  const big = products.filter(({ bigAndBulky }) => bigAndBulky);
  const [first] = [...big].sort((one, other) => (other.weightGrams ?? 0) - (one.weightGrams ?? 0));
  if (!first) return null;
  const kilograms = Math.round((first.weightGrams ?? 0) / GRAMS_PER_KG);
  const weight = kilograms > 0 ? ` weighs ${kilograms} kg and` : '';
  return `${first.name}${weight} needs a ute or a trailer and two people. We help you load it.`;
}

type Store = CallValue<'listPickupStores'>['stores'][number];
type HoldsTone = 'yes' | 'few' | 'no';

/** Stock at a store for `count` products, and when everything can be collected there together. */
export function holdsWords(
  { holds, variantIds, first }: Pick<Store, 'holds' | 'variantIds' | 'first'>,
  count: number,
): { readonly tone: HoldsTone; readonly lines: readonly string[] } {
  if (first === null) return { tone: 'no', lines: ['Cannot be collected here'] };
  const day = formatShortDays(first.date, first.date);
  if (holds === 'ALL') return { tone: 'yes', lines: [count === 1 ? 'In stock' : `All ${count} in stock`, day] };
  if (holds === 'SOME') return { tone: 'few', lines: [`${variantIds.length} of ${count} in stock`, `All from ${day}`] };
  return { tone: 'no', lines: ['Ordered in for you', day] };
}
