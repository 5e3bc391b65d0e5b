import type { SubscriptionTopic } from '@wattle/domain/account';
import { isKnownList } from '@wattle/domain/forms';
import { listMarketingLists } from '../../marketing/marketing-lists.ts';
import type { MarketingDesk } from '../../marketing/open-marketing.ts';
import type { ChangedCustomer } from '../../store/customers.ts';
import type { SettingFinder } from '../../store/settings.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

export type MarketingTeller = (changed: ChangedCustomer) => Promise<void>;

/** Topics with a list at the marketing service. The empty id is the shop's newsletter. */
const LISTS: readonly (readonly [SubscriptionTopic, string])[] = [
  ['news', ''],
  ['events', 'store-events'],
];

/** Subscribes a customer to the lists of newly enabled topics, as the shop's own forms do. */
export function tellMarketing(desk: MarketingDesk, settings: SettingFinder): MarketingTeller {
  return async ({ customer, before }) => {
    const [was, is] = [subscriptionsOf(before), subscriptionsOf(customer)];
    const turnedOn = LISTS.filter(([topic]) => is[topic] && !was[topic]);
    if (turnedOn.length === 0) return;
    const known = await listMarketingLists(settings);
    const { firstName, lastName, email, phone } = customer;
    for (const [, listId] of turnedOn.filter(([, id]) => id === '' || isKnownList(id, known))) {
      const data = { firstName, lastName, email, phone, listId };
      await desk.receive({ kind: 'subscription', data }, undefined);
    }
  };
}
