import { readPageLookup } from '@wattle/domain/listing';
import { type Outcome, unreachable } from '@wattle/domain/results';
import { PageError, Redirect } from '../router/page-answer.ts';

const MOVED_FOR_GOOD = 301;

/** Unwraps a page's data, or throws a redirect, a 404 or an error [C-8-14 D-2-02]. */
export function pageValue<T, C extends string>(outcome: Outcome<T, C>, url: URL): T {
  const lookup = readPageLookup(outcome);
  switch (lookup.status) {
    case 'SUCCESS':
      return lookup.value;
    case 'REDIRECT':
      throw new Redirect(lookup.to, MOVED_FOR_GOOD);
    case 'NOT_FOUND':
      throw pageNotFound(url);
    case 'ERROR':
      throw new PageError(503, lookup.code);
    default:
      return unreachable(lookup);
  }
}

export function pageNotFound(url: URL) {
  return new PageError(404, `Page not found: ${url.pathname}`);
}
