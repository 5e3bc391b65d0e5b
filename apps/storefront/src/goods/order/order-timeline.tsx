import {
  isLate,
  isUnderWay,
  lastDayOf,
  type Order,
  type OrderShipping,
  type OrderStep,
  type OrderSummary,
  orderAction,
  orderSteps,
} from '@wattle/domain/order';
import { ORDER_ACTION_WORDS, ORDER_STEP_STATES, orderStepTitle } from '@wattle/messages';
import * as commonWords from '@wattle/messages/common';
import * as orderWords from '@wattle/messages/order';
import { longStepWords } from '@wattle/messages/order-lines';
import { shopToday } from '@wattle/messages/shop-today';
import { useNowMs } from '../../page/now.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import screen from './order-screen.module.css';
import styles from './order-timeline.module.css';
import { useBuyAgain } from './use-buy-again.ts';

/** Past, current and upcoming steps of an order. */
export function OrderTimeline({ order, summary }: { order: Order; summary: OrderSummary }) {
  const isOver = isLate({ status: order.status, lastDay: lastDayOf(order.shipping) }, shopToday(useNowMs()));
  // a day that has passed is no plan any more
  const shipping = isOver ? { ...order.shipping, day: null } : order.shipping;
  return (
    <section className={classNames(panel.panel, screen.panel)} aria-labelledby="order-progress">
      <h2 id="order-progress">{orderWords.whereItIs}</h2>
      <ol className={styles.steps}>
        {orderSteps(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} shipping={shipping} />
        ))}
      </ol>
      {order.status === 'READY_TO_COLLECT' && <PickupCode number={order.number} />}
      {orderAction(summary) === 'BUY_AGAIN' && !isUnderWay(order) && <BuyAgain order={order} />}
    </section>
  );
}

function Step({ step, shipping }: { step: OrderStep; shipping: OrderShipping }) {
  const { status, state } = step;
  return (
    <li
      className={classNames(state === 'NOW' && styles.now, state === 'TODO' && styles.todo)}
      {...(state === 'NOW' ? { 'aria-current': 'step' } : {})}
    >
      <b>{orderStepTitle(status, shipping.type)}</b>
      <VisuallyHidden>({ORDER_STEP_STATES[state]}) </VisuallyHidden>
      {longStepWords(step, shipping)}
    </li>
  );
}

/** The code to show at the counter. */
function PickupCode({ number }: { number: string }) {
  return (
    <div id="pickup" tabIndex={-1} className={styles.pickup}>
      <p>{orderWords.yourPickupCode}</p>
      <p className={styles.code}>{number}</p>
      <p>{orderWords.pickupCodeHint}</p>
    </div>
  );
}

function BuyAgain({ order }: { order: Order }) {
  const { buyAgain, isBusy } = useBuyAgain();
  return (
    <p className={styles.acts}>
      <Button kind="second" loading={isBusy} loadingLabel={commonWords.adding} onClick={() => buyAgain(order)}>
        {ORDER_ACTION_WORDS.BUY_AGAIN}
      </Button>
    </p>
  );
}
