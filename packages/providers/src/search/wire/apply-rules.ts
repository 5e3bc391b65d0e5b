import type { EngineQuery } from '../engine/types.ts';
import { changeQuery } from './change-query.ts';
import type { CompiledRule } from './compile-rule.ts';
import { matchesCondition } from './match-condition.ts';
import type { ReadParameters, SearchParameters } from './read-parameters.ts';

/** A search after merchandising rules. */
export type RuledSearch = {
  readonly parameters: SearchParameters;
  readonly promote: EngineQuery['promote'];
  readonly hide: EngineQuery['hide'];
  readonly appliedRules: readonly { readonly objectID: string }[];
  readonly userData: readonly unknown[];
};

const MILLISECONDS = 1000;

/** Applies every active, matching rule in rule order. */
export function applyRules(parameters: SearchParameters, rules: readonly CompiledRule[], now: Date): RuledSearch {
  const applied = parameters.enableRules
    ? rules.filter((compiled) => isInForce(compiled, now) && isMeantFor(compiled, parameters))
    : [];
  const consequences = applied.map(({ rule }) => rule.consequence);
  return {
    parameters: applied.reduce(addParameters, parameters),
    promote: firstOfEach(consequences.flatMap(({ promote }) => promote ?? [])),
    hide: consequences.flatMap(({ hide }) => hide?.map(({ objectID }) => objectID) ?? []),
    appliedRules: applied.map(({ rule }) => ({ objectID: rule.objectID })),
    userData: consequences.flatMap(({ userData }) => (userData === undefined ? [] : [userData])),
  };
}

function isInForce({ rule }: CompiledRule, now: Date): boolean {
  const seconds = now.getTime() / MILLISECONDS;
  const isValid =
    rule.validity.length === 0 || rule.validity.some(({ from, until }) => from <= seconds && seconds < until);
  return rule.enabled && isValid;
}

const isMeantFor = ({ conditions }: CompiledRule, search: SearchParameters): boolean =>
  conditions.length === 0 || conditions.some((condition) => matchesCondition(condition, search));

/** Filters are added to existing ones; any other parameter is replaced. */
function addParameters(search: SearchParameters, { parameters: more, queryChange }: CompiledRule): SearchParameters {
  return {
    ...search,
    ...more,
    query: queryChange ? changeQuery(search.query, queryChange) : search.query,
    filters: join(search.filters, more.filters),
    facetFilters: join(search.facetFilters, more.facetFilters),
    numericFilters: join(search.numericFilters, more.numericFilters),
    tagFilters: join(search.tagFilters, more.tagFilters),
    optionalFilters: join(search.optionalFilters, more.optionalFilters),
  };
}

type FilterOf = NonNullable<ReadParameters['filters']>;
const join = (said: FilterOf, more: FilterOf = []): FilterOf => [...said, ...more];

/** A product is pinned once: at the position of the first rule. */
function firstOfEach(promote: EngineQuery['promote']): EngineQuery['promote'] {
  const seen = new Set<string>();
  return promote.filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
}
