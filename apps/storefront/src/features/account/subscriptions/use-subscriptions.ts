import { MARKETING_TOPICS, type Subscriptions, type SubscriptionTopic } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import { useState } from 'react';
import { openSession } from '../../../shopper/session/open-session.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { useAccountCall } from '../use-account-call.ts';

const NOT_SAVED = accountWords.subscriptionNotSaved;

type Change = Partial<Record<SubscriptionTopic, boolean>>;

/** Subscriptions with optimistic updates, rolled back when saving fails. */
export function useSubscriptions() {
  const { addAlert } = useAlerts();
  const loaded = useAccountCall('subscriptions', (client, signal) => client.loadSubscriptions({}, { signal }));
  const [saved, setSaved] = useState<Subscriptions | null>(null);
  const [pending, setPending] = useState<Change>({});
  const [notice, setNotice] = useState('');
  const known = saved ?? (loaded.status === 'SUCCESS' ? loaded.value.subscriptions : null);

  const change = (subscriptions: Change, words: string): void => {
    setPending((before) => ({ ...before, ...subscriptions }));
    setNotice('');
    save(subscriptions).then((next) => {
      // update only this field: another change may be in flight
      if (next) setSaved((before) => ({ ...(before ?? next), ...pick(next, subscriptions) }));
      setPending((before) => omit(before, subscriptions));
      if (next) setNotice(words);
      else addAlert({ content: NOT_SAVED, type: 'ERROR' });
    });
  };

  return {
    status: known ? ('SUCCESS' as const) : loaded.status,
    retry: loaded.retry,
    shown: known && { ...known, ...pending },
    isBusy: (topic: SubscriptionTopic): boolean => pending[topic] !== undefined,
    notice,
    set: (topic: SubscriptionTopic, isOn: boolean): void => change({ [topic]: isOn }, accountWords.saved),
    stopAll: (): void =>
      change(Object.fromEntries(MARKETING_TOPICS.map((topic) => [topic, false])), accountWords.marketingStopped),
  };
}

/** Null: saving failed. */
async function save(subscriptions: Change): Promise<Subscriptions | null> {
  try {
    const { client } = await openSession();
    const outcome = await client.saveSubscriptions({ subscriptions });
    return outcome.status === 'SUCCESS' ? outcome.value.subscriptions : null;
  } catch {
    return null;
  }
}

const pick = (all: Subscriptions, { ...some }: Change): Change =>
  Object.fromEntries((Object.keys(some) as SubscriptionTopic[]).map((topic) => [topic, all[topic]]));

const omit = (all: Change, some: Change): Change =>
  Object.fromEntries(Object.entries(all).filter(([topic]) => !Object.hasOwn(some, topic)));
