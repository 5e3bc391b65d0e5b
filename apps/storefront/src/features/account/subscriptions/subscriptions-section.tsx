import { type Customer, MARKETING_TOPICS, SUBSCRIPTION_TOPICS, type SubscriptionTopic } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import * as accountSubscriptionsWords from '@wattle/messages/account-subscriptions';
import { phoneWords } from '@wattle/messages/phone-words';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './subscriptions-section.module.css';
import { useSubscriptions } from './use-subscriptions.ts';

/** Subscriptions, used on their own page and in the details. */
export function SubscriptionsSection({ customer }: { customer: Customer }) {
  const subscriptions = useSubscriptions();
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="subscriptions">
      <h2 id="subscriptions">{accountWords.subscriptions}</h2>
      <p className={panel.lead}>{accountWords.orderMessagesStay}</p>
      {subscriptions.status === 'LOADING' && <Waiting />}
      {(subscriptions.status === 'ERROR' || subscriptions.status === 'REJECTED') && (
        <LoadFailed what="your subscriptions" onRetry={subscriptions.retry} />
      )}
      {subscriptions.shown && <Topics subscriptions={subscriptions} phone={customer.phone} />}
    </section>
  );
}

type TopicsProps = { subscriptions: ReturnType<typeof useSubscriptions>; phone: string };

function Topics({ subscriptions: { shown, isBusy, set, stopAll, notice }, phone }: TopicsProps) {
  if (!shown) return null;
  const hasMarketing = MARKETING_TOPICS.some((topic) => shown[topic]);
  return (
    <>
      <ul className={styles.topics}>
        {SUBSCRIPTION_TOPICS.map((topic) => (
          <li key={topic}>
            <Switch
              {...topicWords(topic, phone)}
              name={topic}
              checked={shown[topic]}
              busy={isBusy(topic)}
              onChange={(isOn) => set(topic, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        {hasMarketing ? (
          <button type="button" className={`link ${panel.act}`} onClick={stopAll}>
            {accountWords.stopAllMarketing}
          </button>
        ) : (
          <span className={panel.act}>{accountWords.noMarketing}</span>
        )}
        <span role="status" className={styles.notice}>
          {notice}
        </span>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <ul className={styles.topics} aria-hidden="true">
      {SUBSCRIPTION_TOPICS.map((topic) => (
        <li key={topic} className={styles.waiting}>
          <div>
            <Skeleton width="220px" height="1.25rem" />
            <Skeleton width="160px" height="1rem" />
          </div>
          <Skeleton width="44px" height="26px" radius="13px" />
        </li>
      ))}
    </ul>
  );
}

type Words = { readonly label: string; readonly about: string };

const WORDS: Readonly<Record<Exclude<SubscriptionTopic, 'deliveryTexts'>, Words>> = {
  news: { label: accountWords.newsletterTopic, about: accountWords.newsletterDetail },
  priceDrops: { label: accountWords.priceDropTopic, about: accountWords.priceDropDetail },
  backInStock: { label: accountWords.backInStockTopic, about: accountWords.backInStockDetail },
  events: { label: accountWords.eventsTopic, about: accountWords.eventsDetail },
};

/** Label of a topic; for SMS it includes the phone number. */
function topicWords(topic: SubscriptionTopic, phone: string): Words {
  if (topic !== 'deliveryTexts') return WORDS[topic];
  const about = phone === '' ? accountWords.toOrderPhone : accountSubscriptionsWords.toPhone(phoneWords(phone));
  return { label: accountWords.textsTopic, about };
}
