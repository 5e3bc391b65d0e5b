import { productSelectedEvent } from '@wattle/domain/analytics';
import { RECOMMENDATIONS } from '@wattle/domain/recommendations';
import { REFERRER, rememberReferrer } from '@wattle/domain/referrers';
import { hookItemOf } from '../analytics/hook-item-of.ts';
import { pushEvents } from '../analytics/push-events.ts';
import { findListPlace } from './list-place.ts';
import { keepReferrers, loadReferrers } from './referrer-store.ts';

// same chunk, because watched pages have links too
export { watchPages } from '../analytics/watch-pages.ts';

/** Stores the link's list and adds its `ref`, and the recommendation token if any; returns the address [D-2-07]. */
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

/** Follows a link: like `referLink`, plus an analytics event [D-7-33]. */
export function chooseLink(link: HTMLAnchorElement): string {
  const place = findListPlace(link);
  if (place) pushEvents([productSelectedEvent(place.source, hookItemOf(place))]);
  return referLink(link);
}
