import { randomBytes } from 'node:crypto';
import type { EngineAnswer, EngineHit, IndexSettings } from '../engine/types.ts';
import type { SearchAnswer, SearchHit } from '../port.ts';
import type { RuledSearch } from './apply-rules.ts';
import { shapeFacets } from './facets.ts';
import { encodeParameters, type RawParameters } from './gather-parameters.ts';
import { highlighter } from './highlight.ts';
import { placeOf } from './page-of.ts';
import { attributePicker } from './pick-attributes.ts';
import type { SearchParameters } from './read-parameters.ts';
import { snippeter } from './snippet.ts';

export type AnswerContext = {
  readonly index: string;
  readonly settings: IndexSettings;
  /** The request parameters as received. */
  readonly raw: RawParameters;
  readonly query: string;
  readonly search: RuledSearch;
  readonly processingTimeMS: number;
};

const QUERY_ID_BYTES = 16;

/** Formats an engine answer as Algolia does [C-7-14 D-7-06]. */
export function toAnswer(found: EngineAnswer, context: AnswerContext): SearchAnswer {
  const { search, raw } = context;
  const { parameters, appliedRules, userData } = search;
  const { facets, stats, isWhole } = shapeFacets(found, parameters);
  return {
    hits: toHits(found, parameters, context.settings),
    nbHits: found.nbHits,
    ...placeOf(parameters, found.nbHits),
    query: context.query,
    // written only where it is read: the shop's own searches do not
    get params() {
      return encodeParameters(raw);
    },
    index: context.index,
    processingTimeMS: context.processingTimeMS,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, facetsCount: true, facetValues: isWhole, rulesMatch: true, typo: true },
    ...(parameters.facets.length > 0 && { facets }),
    ...(Object.keys(stats).length > 0 && { facets_stats: stats }),
    ...(appliedRules.length > 0 && { appliedRules }),
    ...(userData.length > 0 && { userData }),
    ...around(found, parameters),
    ...(found.queryAfterRemoval !== null && { queryAfterRemoval: found.queryAfterRemoval }),
    ...(found.correctedQuery !== null && { correctedQuery: found.correctedQuery }),
    ...(parameters.clickAnalytics && { queryID: randomBytes(QUERY_ID_BYTES).toString('hex') }),
  };
}

function around({ automaticRadiusMetres }: EngineAnswer, { aroundLatLng }: SearchParameters) {
  return {
    ...(aroundLatLng && { aroundLatLng: aroundLatLng.text }),
    ...(automaticRadiusMetres !== null && { automaticRadius: String(automaticRadiusMetres) }),
  };
}

function toHits(found: EngineAnswer, parameters: SearchParameters, settings: IndexSettings): readonly SearchHit[] {
  const highlighted = parameters.attributesToHighlight ?? settings.attributesToHighlight;
  const pick = attributePicker(parameters.attributesToRetrieve);
  const highlight = highlighter(highlighted ?? settings.searchableAttributes, found, parameters);
  const snippet = snippeter(parameters.attributesToSnippet, found, parameters);
  const toHit = ({ record, rankingInfo }: EngineHit): SearchHit => {
    const _highlightResult = highlight(record);
    const _snippetResult = snippet(record);
    if (_highlightResult === undefined && _snippetResult === undefined && !parameters.getRankingInfo)
      return pick(record);
    return {
      ...pick(record),
      ...(_highlightResult !== undefined && { _highlightResult }),
      ...(_snippetResult !== undefined && { _snippetResult }),
      ...(parameters.getRankingInfo && { _rankingInfo: rankingInfo }),
    };
  };
  return found.hits.map(toHit);
}
