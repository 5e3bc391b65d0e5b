import { COMPARISON_MAX, type ComparisonRow, comparedCategory } from '@wattle/domain';
import { nounOf } from '@wattle/messages';
import type { ComparisonAnswer } from './compared-product.ts';

const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four'] as const;
const ANY = 'products';

const inWords = (count: number): string => COUNT_WORDS[count] ?? String(count);

/** What the compared things are: 'fridges', or 'products' when no word covers them all. */
export function comparedNoun(products: ComparisonAnswer['products']): string {
  const category = comparedCategory(products);
  return category === null ? ANY : nounOf(category);
}

/** '3 of 4'. */
export const countWords = (count: number): string => `${count} of ${COMPARISON_MAX}`;

/** '4 fridges, side by side'. One thing alone has nothing beside it. */
export function tableTitle(count: number, noun: string): string {
  return count === 1 ? '1 product, and nothing beside it' : `${count} ${noun}, side by side`;
}

/** What stands in a free place. Everything can be compared, but what is alike shares more facts. */
export function roomWords(count: number, noun: string): string {
  const room = `Room for ${inWords(COMPARISON_MAX - count)} more.`;
  return noun === ANY ? room : `${room} ${noun.charAt(0).toUpperCase()}${noun.slice(1)} compare best with ${noun}.`;
}

/** Best in words, for those who do not see green; several may be equally good. */
export function bestWords({ cells }: Pick<ComparisonRow, 'cells'>): string {
  const bestCount = cells.filter(({ isBest }) => isBest).length;
  return bestCount > 1 ? 'Equal best' : `Best of the ${inWords(cells.length)}`;
}

/** '12 of 16 facts differ.' */
export function differWords(differing: number, all: number): string {
  return `${differing} of ${all} ${all === 1 ? 'fact' : 'facts'} ${differing === 1 ? 'differs' : 'differ'}.`;
}
