import { type Outcome, unreachable } from '@wattle/domain';
import { data, redirect } from 'react-router';

const MOVED_FOR_GOOD = 301;

/** What a page shows, or the answer instead of it: where it has moved to, that it is not there, or that we cannot tell [C-8-14 D-2-02]. */
export function pageValue<T, C extends string>(outcome: Outcome<T, C>, url: URL): T {
  switch (outcome.status) {
    case 'SUCCESS':
      return outcome.value;
    case 'REJECTED': {
      const to = outcome.reasons.find(({ code }) => code === 'REDIRECT_REQUIRED')?.params?.to;
      if (typeof to === 'string') throw redirect(to, MOVED_FOR_GOOD);
      throw pageNotFound(url);
    }
    case 'ERROR':
      throw data(outcome.code, 503);
    default:
      return unreachable(outcome);
  }
}

export function pageNotFound(url: URL) {
  return data(`Page not found: ${url.pathname}`, 404);
}
