import type { FilterLiteral } from '../engine/types.ts';
import { wordsOf } from './change-query.ts';
import type { RuleCondition } from './compile-rule.ts';
import type { SearchParameters } from './read-parameters.ts';

/** True when a search meets everything a rule's condition names: words, context and filters. */
export function matchesCondition(condition: RuleCondition, search: SearchParameters): boolean {
  const { pattern, context, filter } = condition;
  if (pattern !== null && !matchesPattern(pattern, condition.anchoring, wordsOf(search.query))) return false;
  if (context !== null && !search.ruleContexts.includes(context)) return false;
  const chosen = [...search.filters, ...search.facetFilters, ...search.tagFilters].flat();
  return filter.every((group) => group.some((wanted) => chosen.some((literal) => isSame(literal, wanted))));
}

function matchesPattern(
  pattern: readonly string[],
  anchoring: RuleCondition['anchoring'],
  words: readonly string[],
): boolean {
  const last = words.length - pattern.length;
  const standsAt = (at: number): boolean => at >= 0 && pattern.every((word, i) => words[at + i] === word);
  switch (anchoring) {
    case 'is':
      return last === 0 && standsAt(0);
    case 'startsWith':
      return standsAt(0);
    case 'endsWith':
      return standsAt(last);
    case 'contains':
      return words.some((_, at) => standsAt(at)) || pattern.length === 0;
  }
}

function isSame(literal: FilterLiteral, wanted: FilterLiteral): boolean {
  return (
    literal.kind === 'facet' &&
    wanted.kind === 'facet' &&
    literal.attribute === wanted.attribute &&
    literal.negated === wanted.negated &&
    literal.value.toLowerCase() === wanted.value.toLowerCase()
  );
}
