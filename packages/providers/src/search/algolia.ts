import { type AlgoliaAccess, type AlgoliaClient, createAlgoliaClient, indexPath } from './algolia-client.ts';
import {
  type FacetHits,
  SearchFailure,
  type SearchProvider,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from './port.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isResult = (value: unknown): value is SearchResult =>
  isFields(value) && (Array.isArray(value.hits) || Array.isArray(value.facetHits) || isFields(value.error));
const isRecord = (value: unknown): value is SearchRecord => isFields(value) && typeof value.objectID === 'string';
const isFacetHits = (value: unknown): value is FacetHits => isFields(value) && Array.isArray(value.facetHits);

const makesNoSense = (): SearchFailure =>
  new SearchFailure('The search service gave an answer that makes no sense.', 502);

function resultsOf(answer: unknown, count: number): readonly unknown[] {
  const results = isFields(answer) ? answer.results : undefined;
  if (!Array.isArray(results) || results.length !== count) throw makesNoSense();
  return results;
}

/** Algolia takes parameters next to the index name or as a query string, but not as an object. */
function flatten({ params, ...request }: SearchRequest): Fields {
  return typeof params === 'object' ? { ...request, ...params } : { ...request, ...(params && { params }) };
}

/** A malformed request or an unknown index: the other requests can still be answered. */
const isOneRequestsFault = (error: unknown): error is SearchFailure =>
  error instanceof SearchFailure && (error.status === 400 || error.status === 404);

async function searchAll(
  client: Pick<AlgoliaClient, 'read'>,
  requests: readonly SearchRequest[],
  strategy: string | undefined,
) {
  const body = { requests: requests.map(flatten), ...(strategy && { strategy }) };
  const results = resultsOf(await client.read('POST', '/1/indexes/*/queries', body), requests.length);
  if (!results.every(isResult)) throw makesNoSense();
  return results;
}

/**
 * Algolia fails the whole call for one bad request; we retry them one by one so that each has its own result
 * [C-7-14].
 */
async function searchApart(
  client: Pick<AlgoliaClient, 'read'>,
  requests: readonly SearchRequest[],
  strategy?: string,
): Promise<readonly SearchResult[]> {
  try {
    return await searchAll(client, requests, strategy);
  } catch (error) {
    if (!isOneRequestsFault(error)) throw error;
    const [first, ...others] = requests;
    if (!first) throw error;
    if (others.length === 0) {
      return [{ index: first.indexName, error: { message: error.message, status: error.status } }];
    }
    return (await Promise.all(requests.map((request) => searchApart(client, [request])))).flat();
  }
}

export const createAlgoliaSearch = (access: AlgoliaAccess): SearchProvider => searchWith(createAlgoliaClient(access));

export function searchWith(client: Pick<AlgoliaClient, 'read'>): SearchProvider {
  return {
    name: 'Algolia',
    async search(requests, strategy) {
      return { results: await searchApart(client, requests, strategy) };
    },
    async getObjects(requests) {
      const results = resultsOf(await client.read('POST', '/1/indexes/*/objects', { requests }), requests.length);
      return { results: results.map((record) => (isRecord(record) ? record : null)) };
    },
    async searchFacetValues(indexName, facetName, parameters) {
      const path = `${indexPath(indexName)}/facets/${encodeURIComponent(facetName)}/query`;
      const answer = await client.read('POST', path, parameters);
      if (!isFacetHits(answer)) throw makesNoSense();
      return answer;
    },
  };
}
