import type { SearchRule } from '@wattle/domain/search';
import type { Filter } from '../engine/types.ts';
import { SearchFailure } from '../port.ts';
import { type QueryChange, readQueryChange, wordsOf } from './change-query.ts';
import { badRequest } from './fault.ts';
import { parseFilters } from './parse-filters.ts';
import { type ReadParameters, readParameters } from './read-parameters.ts';
import { integerBetween } from './read-values.ts';

type Anchoring = NonNullable<SearchRule['conditions'][number]['anchoring']>;

export type RuleCondition = {
  /** Normalised words; null matches any query. */
  readonly pattern: readonly string[] | null;
  readonly anchoring: Anchoring;
  readonly context: string | null;
  readonly filter: Filter;
};

/** A rule parsed once instead of on every search. */
export type CompiledRule = {
  readonly rule: SearchRule;
  readonly conditions: readonly RuleCondition[];
  readonly parameters: ReadParameters;
  readonly queryChange: QueryChange | null;
};

/** Parses a rule up front and throws naming a bad one, so that no search fails because of it. */
export function compileRule(rule: SearchRule): CompiledRule {
  try {
    const { query, ...parameters } = rule.consequence.params ?? {};
    for (const { position } of rule.consequence.promote ?? []) integerBetween(0)(position, 'position');
    return {
      rule,
      conditions: rule.conditions.map(compileCondition),
      parameters: readParameters(parameters),
      queryChange: query === undefined || query === null ? null : readQueryChange(query),
    };
  } catch (error) {
    if (error instanceof SearchFailure) throw badRequest(`Rule ${rule.objectID}: ${error.message}`);
    throw error;
  }
}

function compileCondition(condition: SearchRule['conditions'][number]): RuleCondition {
  const { pattern, anchoring, context, filters } = condition;
  if (pattern?.includes('{facet:')) throw badRequest('A facet in a pattern is not supported');
  return {
    pattern: pattern === undefined ? null : wordsOf(pattern),
    anchoring: anchoring ?? 'is',
    context: context ?? null,
    filter: filters === undefined ? [] : parseFilters(filters, 'filters'),
  };
}
