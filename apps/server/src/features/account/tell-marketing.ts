import { isKnownList, type SubscriptionTopic } from '@wattle/domain';
import { listMarketingLists } from '../../forms/marketing-lists.ts';
import type { MarketingDesk } from '../../forms/open-marketing.ts';
import type { ChangedCustomer } from '../../store/customers.ts';
import type { Store } from '../../store/store.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

export type MarketingTeller = (changed: ChangedCustomer) => Promise<void>;

/** Topics that the marketing service has a list for; the empty one is the shop's own newsletter. */
const LISTS: readonly (readonly [SubscriptionTopic, string])[] = [
  ['news', ''],
  ['events', 'store-events'],
];

/** Signs a customer up for the lists of the topics that were turned on just now, as the shop's own forms would. */
export function tellMarketing(desk: MarketingDesk, store: Pick<Store, 'findSetting'>): MarketingTeller {
  return async ({ customer, before }) => {
    const [was, is] = [subscriptionsOf(before), subscriptionsOf(customer)];
    const turnedOn = LISTS.filter(([topic]) => is[topic] && !was[topic]);
    if (turnedOn.length === 0) return;
    const known = await listMarketingLists(store);
    const { firstName, lastName, email, phone } = customer;
    for (const [, listId] of turnedOn.filter(([, id]) => id === '' || isKnownList(id, known))) {
      const data = { firstName, lastName, email, phone, listId };
      await desk.receive({ kind: 'subscription', data }, undefined);
    }
  };
}
