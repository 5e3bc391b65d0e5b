import { followVisit, readVisitCampaign, type UtmValues, utmOfVisit } from '@wattle/domain/checkout';
import { createStoredValue } from '../../page/stored-value.ts';

/** Shared by all tabs: a product opened in a new tab belongs to the same visit. */
const store = createStoredValue('wattle.campaign', readVisitCampaign);

/** Records the campaign of an opened page [C-2-46]. */
export function keepCampaign(search: string, nowMs = Date.now()): void {
  const query = new URLSearchParams(search);
  const before = store.get();
  const campaign = followVisit(before, (name) => query.get(name), nowMs);
  if (before || campaign) store.set(campaign);
}

/** Campaign values for an order [C-2-46 C-7-26]. */
export const visitUtm = (nowMs = Date.now()): UtmValues => utmOfVisit(store.get(), nowMs);
