import { MARKETING_TOPICS, type Subscriptions, type SubscriptionTopic } from '@wattle/domain';
import { useState } from 'react';
import { openSession } from '../../../shopper/session/open-session.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { useAccountCall } from '../use-account-call.ts';

const NOT_SAVED = 'We could not save that. It is as it was before.';

type Change = Partial<Record<SubscriptionTopic, boolean>>;

/** What the customer is written to about. A change shows at once, and goes back if it cannot be saved. */
export function useSubscriptions() {
  const { addAlert } = useAlerts();
  const loaded = useAccountCall('subscriptions', (client, signal) => client.loadSubscriptions({}, { signal }));
  const [saved, setSaved] = useState<Subscriptions | null>(null);
  const [pending, setPending] = useState<Change>({});
  const [told, setTold] = useState('');
  const known = saved ?? (loaded.status === 'SUCCESS' ? loaded.value.subscriptions : null);

  const change = (subscriptions: Change, words: string): void => {
    setPending((before) => ({ ...before, ...subscriptions }));
    setTold('');
    save(subscriptions).then((next) => {
      // only what this change was about: another may be under way
      if (next) setSaved((before) => ({ ...(before ?? next), ...pick(next, subscriptions) }));
      setPending((before) => omit(before, subscriptions));
      if (next) setTold(words);
      else addAlert({ content: NOT_SAVED, type: 'ERROR' });
    });
  };

  return {
    status: known ? ('SUCCESS' as const) : loaded.status,
    retry: loaded.retry,
    shown: known && { ...known, ...pending },
    isBusy: (topic: SubscriptionTopic): boolean => pending[topic] !== undefined,
    told,
    set: (topic: SubscriptionTopic, isOn: boolean): void => change({ [topic]: isOn }, 'Saved.'),
    stopAll: (): void =>
      change(Object.fromEntries(MARKETING_TOPICS.map((topic) => [topic, false])), 'All marketing is stopped.'),
  };
}

/** Null: it could not be saved. */
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
