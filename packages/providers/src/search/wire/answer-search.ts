import type { EngineAnswer, SearchIndex } from '../engine/types.ts';
import type { FacetHits, SearchAnswer } from '../port.ts';
import { toAnswer } from './answer.ts';
import { applyRules, type RuledSearch } from './apply-rules.ts';
import type { CompiledRule } from './compile-rule.ts';
import { ALL_VALUES, isCountable, toEngineQuery } from './engine-query.ts';
import { searchFacet } from './facet-search.ts';
import { badRequest } from './fault.ts';
import type { RawParameters } from './gather-parameters.ts';
import { readParameters, withDefaults } from './read-parameters.ts';

/** An index or replica resolved by name, with its sort order and rules. */
export type SearchTarget = {
  readonly name: string;
  readonly index: SearchIndex;
  readonly replica: string | null;
  readonly rules: readonly CompiledRule[];
  readonly now: () => Date;
};

const NOTHING: EngineAnswer = {
  hits: [],
  nbHits: 0,
  facets: new Map(),
  stats: new Map(),
  words: [],
  matchToken: () => undefined,
  automaticRadiusMetres: null,
  queryAfterRemoval: null,
  correctedQuery: null,
};

export function answerSearch(target: SearchTarget, raw: RawParameters): SearchAnswer {
  const startedAt = performance.now();
  const { search, query } = prepare(target, raw);
  const found = target.index.query(toEngineQuery(target.index, search, target.replica));
  return answer(found, target, { raw, search, query, startedAt });
}

/** The result of a search that was skipped because an earlier one found enough. */
export function answerNothing(target: SearchTarget, raw: RawParameters): SearchAnswer {
  return { ...withoutHits(target, raw), processed: false };
}

/** Values of one facet, counted under the search's other parameters. */
export function answerFacetSearch(target: SearchTarget, facet: string, raw: RawParameters): FacetHits {
  const startedAt = performance.now();
  if (!isCountable(target.index, facet))
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const { search } = prepare(target, raw);
  const query = {
    ...toEngineQuery(target.index, search, target.replica),
    facets: [facet],
    maxValuesPerFacet: ALL_VALUES,
    length: 0,
  };
  const counts = target.index.query(query).facets.get(facet) ?? [];
  return { ...searchFacet(counts, search.parameters), processingTimeMS: millisecondsSince(startedAt) };
}

/** The same as one result of a multi-search, where every result has hits. */
export function answerFacetRequest(target: SearchTarget, facet: string, raw: RawParameters): SearchAnswer {
  return { ...withoutHits(target, raw), ...answerFacetSearch(target, facet, raw) };
}

function withoutHits(target: SearchTarget, raw: RawParameters): SearchAnswer {
  return answer(NOTHING, target, { raw, ...prepare(target, raw), startedAt: performance.now() });
}

function prepare({ index, rules, now }: SearchTarget, raw: RawParameters) {
  const said = withDefaults(readParameters({ ...index.settings.defaults, ...raw }));
  return { search: applyRules(said, rules, now()), query: said.query };
}

type Asked = {
  readonly raw: RawParameters;
  readonly search: RuledSearch;
  readonly query: string;
  readonly startedAt: number;
};

function answer(found: EngineAnswer, { name, index }: SearchTarget, { startedAt, ...asked }: Asked): SearchAnswer {
  const { settings } = index;
  return toAnswer(found, { ...asked, index: name, settings, processingTimeMS: millisecondsSince(startedAt) });
}

const millisecondsSince = (startedAt: number): number => Math.round(performance.now() - startedAt);
