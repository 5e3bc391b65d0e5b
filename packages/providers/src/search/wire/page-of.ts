import type { SearchAnswer } from '../port.ts';
import type { SearchParameters } from './read-parameters.ts';

/** Paging limit: no shopper goes deeper, and crawlers need not. */
const DEEPEST_HIT = 20_000;

type Page = { readonly offset: number; readonly length: number };

/** The range of hits requested: by page, or by offset and length. */
export function pageOf({ page, hitsPerPage, offset, length }: SearchParameters): Page {
  const isCounted = offset !== undefined || length !== undefined;
  const wanted = isCounted
    ? { offset: offset ?? 0, length: length ?? hitsPerPage }
    : { offset: page * hitsPerPage, length: hitsPerPage };
  return { offset: wanted.offset, length: Math.max(0, Math.min(wanted.length, DEEPEST_HIT - wanted.offset)) };
}

/** The range in the terms of the request: page, or offset and length. */
export function placeOf(
  parameters: SearchParameters,
  nbHits: number,
): Pick<SearchAnswer, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'> {
  const { page, hitsPerPage, offset, length } = parameters;
  if (offset !== undefined || length !== undefined) return { offset: offset ?? 0, length: length ?? hitsPerPage };
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, DEEPEST_HIT) / hitsPerPage);
  return { page, nbPages, hitsPerPage };
}
