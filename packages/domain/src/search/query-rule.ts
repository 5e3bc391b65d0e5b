import type { SearchRule } from './search-rule.ts';

/** What staff do to a product in the results of some words. */
export type QueryAct = 'PIN' | 'UNPIN' | 'HIDE' | 'SHOW';
export const QUERY_ACTS = ['PIN', 'UNPIN', 'HIDE', 'SHOW'] as const satisfies readonly QueryAct[];

/** Words as two shoppers would type the same: without capitals and needless space. */
export const queryWords = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

/** The id of the rule that holds what staff pinned and hid for words. */
export const queryRuleId = (words: string): string => `desk:${queryWords(words)}`;

export const pinnedIn = (rule: SearchRule | undefined): string[] =>
  [...(rule?.consequence.promote ?? [])].sort((a, b) => a.position - b.position).map(({ objectID }) => objectID);
export const hiddenIn = (rule: SearchRule | undefined): string[] =>
  (rule?.consequence.hide ?? []).map(({ objectID }) => objectID);

/**
 * The rule of some words after an act; null: it would do nothing, and goes. A pin stands after the pins before it. What
 * is pinned is not hidden, and the other way round.
 */
export function changeQueryRule(
  rule: SearchRule | undefined,
  words: string,
  act: QueryAct,
  productId: string,
): SearchRule | null {
  const others = (ids: readonly string[]): string[] => ids.filter((id) => id !== productId);
  const pins = [...others(pinnedIn(rule)), ...(act === 'PIN' ? [productId] : [])];
  const pinned = act === 'SHOW' ? pinnedIn(rule) : pins;
  const hidden = act === 'UNPIN' ? hiddenIn(rule) : [...others(hiddenIn(rule)), ...(act === 'HIDE' ? [productId] : [])];
  if (pinned.length === 0 && hidden.length === 0) return null;
  return {
    objectID: queryRuleId(words),
    description: `Pins and hides for “${queryWords(words)}”`,
    enabled: true,
    validity: [],
    conditions: [{ pattern: queryWords(words), anchoring: 'is' }],
    consequence: {
      ...(pinned.length > 0 && { promote: pinned.map((objectID, position) => ({ objectID, position })) }),
      ...(hidden.length > 0 && { hide: hidden.map((objectID) => ({ objectID })) }),
    },
  };
}
