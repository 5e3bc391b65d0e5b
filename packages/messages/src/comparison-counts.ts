import { COMPARISON_MAX, type ComparisonRow, comparedCategory } from '@wattle/domain/comparison';
import { nounOf } from './listing-counts.ts';

const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four'] as const;
const ANY = 'products';

const inWords = (count: number): string => COUNT_WORDS[count] ?? String(count);

/** The noun for the compared products: 'fridges', or 'products' when no single category covers them. */
export function comparedNoun(products: Parameters<typeof comparedCategory>[0]): string {
  const category = comparedCategory(products);
  return category === null ? ANY : nounOf({ name: category, accessoryCount: 0 });
}

/** '3 of 4'. */
export const countWords = (count: number): string => `${count} of ${COMPARISON_MAX}`;

/** '4 fridges, side by side'. A single product has nothing beside it. */
export function tableTitle(count: number, noun: string): string {
  return count === 1 ? '1 product. Add another to compare' : `${count} ${noun}, side by side`;
}

/** The text in an empty slot. Any product can be compared, but similar ones share more facts. */
export function roomWords(count: number, noun: string): string {
  const room = `Room for ${inWords(COMPARISON_MAX - count)} more.`;
  return noun === ANY ? room : `${room} ${noun.charAt(0).toUpperCase()}${noun.slice(1)} compare best with ${noun}.`;
}

/** Names the best value in text, for shoppers who cannot see green; several may tie. */
export function bestWords({ cells }: Pick<ComparisonRow, 'cells'>): string {
  const bestCount = cells.filter(({ isBest }) => isBest).length;
  return bestCount > 1 ? 'Equal best' : `Best of the ${inWords(cells.length)}`;
}

/** '12 of 16 facts differ.' */
export function differWords(differing: number, all: number): string {
  return `${differing} of ${all} ${all === 1 ? 'fact' : 'facts'} ${differing === 1 ? 'differs' : 'differ'}.`;
}
