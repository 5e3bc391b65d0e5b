import { type Outcome, readPageLookup, unreachable } from '@wattle/domain';
import { data, redirect } from 'react-router';

const MOVED_FOR_GOOD = 301;

/** What a page shows, or the answer instead of it: where it has moved to, that it is not there, or that we cannot tell [C-8-14 D-2-02]. */
export function pageValue<T, C extends string>(outcome: Outcome<T, C>, url: URL): T {
  const lookup = readPageLookup(outcome);
  switch (lookup.status) {
    case 'SUCCESS':
      return lookup.value;
    case 'REDIRECT':
      throw redirect(lookup.to, MOVED_FOR_GOOD);
    case 'NOT_FOUND':
      throw pageNotFound(url);
    case 'ERROR':
      throw data(lookup.code, 503);
    default:
      return unreachable(lookup);
  }
}

export function pageNotFound(url: URL) {
  return data(`Page not found: ${url.pathname}`, 404);
}
