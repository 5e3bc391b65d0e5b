import { isUnderWay, type Order, type OrderStep, type OrderSummary, orderAction, orderSteps } from '@wattle/domain';
import { ORDER_ACTION_WORDS, ORDER_STEP_STATES, orderStepTitle } from '@wattle/messages';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import screen from './order-screen.module.css';
import { OrderState } from './order-state.tsx';
import styles from './order-timeline.module.css';
import { longStepWords } from './step-words.ts';
import { useBuyAgain } from './use-buy-again.ts';

/** What has happened to an order, what is happening, and what is to come. */
export function OrderTimeline({ order, summary }: { order: Order; summary: OrderSummary }) {
  return (
    <section className={classNames(panel.panel, screen.panel)} aria-labelledby="order-progress">
      <h2 id="order-progress" className="sr-only">
        Where it is
      </h2>
      <OrderState order={summary} />
      <ol className={styles.steps}>
        {orderSteps(order).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} order={order} />
        ))}
      </ol>
      {order.status === 'READY_TO_COLLECT' && <PickupCode number={order.number} />}
      {orderAction(summary) === 'BUY_AGAIN' && !isUnderWay(order) && <BuyAgain order={order} />}
    </section>
  );
}

function Step({ step, order: { shipping } }: { step: OrderStep; order: Order }) {
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

/** What to show at the counter. */
function PickupCode({ number }: { number: string }) {
  return (
    <div id="pickup" tabIndex={-1} className={styles.pickup}>
      <p>Your pickup code</p>
      <p className={styles.code}>{number}</p>
      <p>Show it at the counter with photo identification. We keep it for 7 days.</p>
    </div>
  );
}

function BuyAgain({ order }: { order: Order }) {
  const { buyAgain, isBusy } = useBuyAgain();
  return (
    <p className={styles.acts}>
      <Button kind="second" loading={isBusy} loadingLabel="Adding" onClick={() => buyAgain(order)}>
        {ORDER_ACTION_WORDS.BUY_AGAIN}
      </Button>
    </p>
  );
}
