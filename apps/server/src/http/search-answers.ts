import type { FacetHits, SearchFault } from '@wattle/providers/search';
import { z } from 'zod';

const { int: whole } = z;
const text = z.string();

export const searchFaultSchema = z.object({ message: text, status: whole() }) satisfies z.ZodType<SearchFault>;

/** Its other fields depend on the index. */
const record = z.looseObject({ objectID: text });

/** What a client reads of the answer to one search; it may have more. */
export const searchAnswerSchema = z.looseObject({
  hits: z.array(record),
  nbHits: whole(),
  page: whole().exactOptional(),
  nbPages: whole().exactOptional(),
  hitsPerPage: whole().exactOptional(),
  query: text,
  params: text,
  index: text,
  processingTimeMS: whole(),
  facets: z.record(text, z.record(text, whole())).exactOptional(),
});

const faultyAnswer = z.looseObject({ index: text, error: searchFaultSchema });
/** Of a search for the values of a facet, which stands in its place among the others. */
export const facetHitsSchema = z.looseObject({
  facetHits: z.array(z.object({ value: text, highlighted: text, count: whole() })),
  exhaustiveFacetsCount: z.boolean(),
  processingTimeMS: whole(),
}) satisfies z.ZodType<FacetHits>;

export const searchAnswersSchema = z.object({
  results: z.array(z.union([searchAnswerSchema, faultyAnswer, facetHitsSchema])),
});

export const foundObjectsSchema = z.object({ results: z.array(record.nullable()) });
