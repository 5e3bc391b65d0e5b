import { type Customer, MARKETING_TOPICS, SUBSCRIPTION_TOPICS } from '@wattle/domain';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { topicWords } from './subscription-topics.ts';
import styles from './subscriptions-section.module.css';
import { useSubscriptions } from './use-subscriptions.ts';

/** What the customer is written to about, as a page of its own and among the details. */
export function SubscriptionsSection({ customer }: { customer: Customer }) {
  const subscriptions = useSubscriptions();
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="subscriptions">
      <h2 id="subscriptions">Subscriptions</h2>
      <p className={panel.lead}>Order and safety messages always come.</p>
      {subscriptions.status === 'LOADING' && <Waiting />}
      {(subscriptions.status === 'ERROR' || subscriptions.status === 'REJECTED') && (
        <LoadFailed what="your subscriptions" onRetry={subscriptions.retry} />
      )}
      {subscriptions.shown && <Topics subscriptions={subscriptions} phone={customer.phone} />}
    </section>
  );
}

type TopicsProps = { subscriptions: ReturnType<typeof useSubscriptions>; phone: string };

function Topics({ subscriptions: { shown, isBusy, set, stopAll, told }, phone }: TopicsProps) {
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
            Stop all marketing
          </button>
        ) : (
          <span className={panel.act}>You get no marketing from us.</span>
        )}
        <span role="status" className={styles.told}>
          {told}
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
