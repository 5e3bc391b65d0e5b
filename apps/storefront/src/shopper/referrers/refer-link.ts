import { productSelectedEvent, RECOMMENDATIONS, REFERRER, rememberReferrer } from '@wattle/domain';
import { hookItemOf } from '../analytics/hook-item-of.ts';
import { pushEvents } from '../analytics/push-events.ts';
import { findListPlace } from './list-place.ts';
import { keepReferrers, loadReferrers } from './referrer-store.ts';

// in one file with it: a page that is watched has links too
export { watchPages } from '../analytics/watch-pages.ts';

/**
 * Remembers the list that a link stands in and puts its id into the link, and the token of the recommendation that it
 * is; gives the link's address [D-2-07].
 */
export function referLink(link: HTMLAnchorElement): string {
  const place = findListPlace(link);
  const address = new URL(link.href);
  if (place) {
    const choice = { path: link.pathname, index: place.index };
    const { referrers, referrer } = rememberReferrer(loadReferrers(), place.source, choice, Math.random);
    keepReferrers(referrers);
    address.searchParams.set(REFERRER.param, referrer.id);
  }
  const token = link.closest<HTMLElement>('[data-attribution]')?.dataset.attribution;
  if (token) address.searchParams.set(RECOMMENDATIONS.tokenParam, token);
  const to = `${address.pathname}${address.search}${address.hash}`;
  link.setAttribute('href', to);
  return to;
}

/** Goes by a link: as `referLink`, and the shop's analytics hear of it [D-7-33]. */
export function chooseLink(link: HTMLAnchorElement): string {
  const place = findListPlace(link);
  if (place) pushEvents([productSelectedEvent(place.source, hookItemOf(place))]);
  return referLink(link);
}
