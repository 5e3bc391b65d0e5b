import { isLate, lastDayOf, type Order, type OrderSummary, orderSteps } from '@wattle/domain/order';
import { ORDER_STEP_STATES, orderStateWords, orderStepTitle } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import * as accountDashboardWords from '@wattle/messages/account-dashboard';
import { shortDayWords } from '@wattle/messages/day-names';
import { arrivalWords } from '@wattle/messages/order-arrival';
import { shortStepWords } from '@wattle/messages/order-lines';
import { shopToday } from '@wattle/messages/shop-today';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { useNowMs } from '../../../page/now.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { orderPath, orderTitle } from '../orders/order-rows.tsx';
import { useAccountCall } from '../use-account-call.ts';
import styles from './next-order-card.module.css';

/** The next order to arrive: date, address and progress. */
export function NextOrderCard({ summary }: { summary: OrderSummary }) {
  const { number } = summary;
  const order = useAccountCall(`order ${number}`, (client, signal) => client.loadOrder({ number }, { signal }));
  if (order.status === 'LOADING') return <NextOrderSkeleton />;
  if (order.status !== 'SUCCESS') return <LoadFailed what="your next delivery" onRetry={order.retry} />;
  return <LoadedCard order={order.value} summary={summary} />;
}

function LoadedCard({ order, summary }: { order: Order; summary: OrderSummary }) {
  const url = summary.imageUrls[0];
  const today = shopToday(useNowMs());
  return (
    <section className={classNames(panel.panel, styles.next)} aria-labelledby="next-order">
      <div className={styles.art}>
        <ImageTile
          className={styles.picture}
          image={url === undefined ? null : { url, alt: '' }}
          sizes="300px"
          priority
        />
      </div>
      <div className={styles.text}>
        <p className={styles.kick}>
          {order.shipping.type === 'STORE_PICKUP' ? accountWords.nextPickup : accountWords.nextDelivery}
        </p>
        <h2 id="next-order">{headWords(order, summary, today)}</h2>
        <p className={styles.lead}>{leadWords(order, summary)}</p>
        <Track order={order} today={today} />
        <p className={styles.acts}>
          <LinkButton kind="second" to={orderPath(order.number)}>
            {accountWords.trackThisOrder}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}

function headWords({ shipping, status }: Order, summary: OrderSummary, today: string): string {
  const isOver = isLate({ status, lastDay: lastDayOf(shipping) }, today);
  const agreed = status === 'READY_TO_COLLECT' || isOver ? null : arrivalWords(shipping);
  return agreed ?? orderStateWords(summary, shortDayWords, today);
}

function leadWords({ shipping }: Order, summary: OrderSummary): string {
  const what = orderTitle(summary);
  if (shipping.type === 'STORE_PICKUP') return accountDashboardWords.pickupLine(what, shipping.store.name);
  if (shipping.type === 'EMAIL') return accountDashboardWords.emailLine(what);
  const { street1, suburb } = shipping.address;
  return accountDashboardWords.deliveryLine(what, street1, suburb);
}

function Track({ order, today }: { order: Order; today: string }) {
  const isOver = isLate({ status: order.status, lastDay: lastDayOf(order.shipping) }, today);
  // a day that has passed is no plan any more
  const shipping = isOver ? { ...order.shipping, day: null } : order.shipping;
  return (
    <ol className={styles.track} aria-label={accountWords.howFarItIs}>
      {orderSteps(order).map((step) => (
        <li
          key={step.status}
          className={classNames(step.state === 'DONE' && styles.done, step.state === 'NOW' && styles.now)}
          {...(step.state === 'NOW' ? { 'aria-current': 'step' } : {})}
        >
          <b>{orderStepTitle(step.status, order.shipping.type, 'short')}</b>
          {shortStepWords(step, shipping)}
          <VisuallyHidden> ({ORDER_STEP_STATES[step.state]})</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

export function NextOrderSkeleton() {
  return (
    <div className={classNames(panel.panel, styles.next)} aria-hidden="true">
      <div className={styles.art} />
      <div className={styles.text}>
        <Skeleton width="110px" />
        <div className={styles.space} />
        <Skeleton width="80%" height="2.2rem" />
        <div className={styles.space} />
        <Skeleton width="95%" height="2.6rem" />
        <div className={styles.track}>
          <Skeleton width="88%" height="3.6rem" />
          <Skeleton width="88%" height="3.6rem" />
          <Skeleton width="88%" height="3.6rem" />
          <Skeleton width="88%" height="3.6rem" />
        </div>
        <div className={styles.acts}>
          <Skeleton width="170px" height="var(--control)" radius="var(--r-2)" />
        </div>
      </div>
    </div>
  );
}
