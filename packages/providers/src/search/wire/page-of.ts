import type { SearchAnswer } from '../port.ts';
import type { SearchParameters } from './read-parameters.ts';

/** Nobody leafs further, and a robot need not. */
const DEEPEST_HIT = 20_000;

type Page = { readonly offset: number; readonly length: number };

/** Which hits a search wants: a page of some, or so many from one on. */
export function pageOf({ page, hitsPerPage, offset, length }: SearchParameters): Page {
  const isCounted = offset !== undefined || length !== undefined;
  const wanted = isCounted
    ? { offset: offset ?? 0, length: length ?? hitsPerPage }
    : { offset: page * hitsPerPage, length: hitsPerPage };
  return { offset: wanted.offset, length: Math.max(0, Math.min(wanted.length, DEEPEST_HIT - wanted.offset)) };
}

/** Where an answer stands among all hits, in the words in which it was asked for. */
export function placeOf(
  parameters: SearchParameters,
  nbHits: number,
): Pick<SearchAnswer, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'> {
  const { page, hitsPerPage, offset, length } = parameters;
  if (offset !== undefined || length !== undefined) return { offset: offset ?? 0, length: length ?? hitsPerPage };
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, DEEPEST_HIT) / hitsPerPage);
  return { page, nbPages, hitsPerPage };
}
