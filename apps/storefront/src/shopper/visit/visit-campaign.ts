import { followVisit, readVisitCampaign, type UtmValues, utmOfVisit } from '@wattle/domain';
import { createStoredValue } from '../../page/stored-value.ts';

/** All tabs share it: a product that was opened in a tab of its own belongs to the same visit. */
const store = createStoredValue('wattle.campaign', readVisitCampaign);

/** A page was opened at this query [C-2-46]. */
export function keepCampaign(search: string, nowMs = Date.now()): void {
  const query = new URLSearchParams(search);
  const before = store.get();
  const campaign = followVisit(before, (name) => query.get(name), nowMs);
  if (before || campaign) store.set(campaign);
}

/** What an order says of the campaign that led here [C-2-46 C-7-26]. */
export const visitUtm = (nowMs = Date.now()): UtmValues => utmOfVisit(store.get(), nowMs);
