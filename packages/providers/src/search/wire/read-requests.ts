import { isFaulty, type ObjectRequest, type SearchResult } from '../port.ts';
import { isFields } from './attribute-tree.ts';
import { badRequest, invalidParameter } from './fault.ts';
import { gatherParameters, type RawParameters } from './gather-parameters.ts';
import { oneOf, readList } from './read-values.ts';

export type ReadRequest = {
  readonly indexName: string;
  /** The facet to search values of; null searches records. */
  readonly facet: string | null;
  readonly raw: RawParameters;
};

/** Validates the list of requests. */
export function readRequests(requests: unknown): readonly unknown[] {
  if (!Array.isArray(requests)) throw invalidParameter('requests', 'array');
  return requests;
}

/** Works for malformed requests too, so that their fault can name the index. */
export function indexNameOf(request: unknown): string {
  return isFields(request) && typeof request.indexName === 'string' ? request.indexName : '';
}

/** Parses one request of several [C-7-13 D-7-05]. */
export function readSearchRequest(request: unknown): ReadRequest {
  if (!isFields(request)) throw badRequest('A request must be an object');
  const indexName = readName(request.indexName, 'indexName');
  const type = oneOf('default', 'facet')(request.type ?? 'default', 'type');
  const raw = gatherParameters(request);
  return { indexName, facet: type === 'facet' ? readName(raw.facet, 'facet') : null, raw };
}

export function readObjectRequest(request: unknown): ObjectRequest {
  if (!isFields(request)) throw badRequest('A request must be an object');
  const { indexName, objectID, attributesToRetrieve } = request;
  return {
    indexName: readName(indexName, 'indexName'),
    objectID: readName(objectID, 'objectID'),
    ...(attributesToRetrieve !== undefined &&
      attributesToRetrieve !== null && {
        attributesToRetrieve: readList(attributesToRetrieve, 'attributesToRetrieve'),
      }),
  };
}

/** Parses a facet value search. */
export function readFacetRequest(indexName: unknown, facetName: unknown, parameters: unknown) {
  if (!isFields(parameters)) throw invalidParameter('parameters', 'object');
  return {
    indexName: readName(indexName, 'indexName'),
    facet: readName(facetName, 'facetName'),
    raw: gatherParameters(parameters),
  };
}

function readName(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw invalidParameter(name, 'string that is not empty');
  return value;
}

/** True when a result fills the requested page: `stopIfEnoughMatches` then skips the rest. */
export function isEnough(result: SearchResult): boolean {
  return !isFaulty(result) && result.nbHits >= Math.max(1, result.hitsPerPage ?? result.length ?? 1);
}
