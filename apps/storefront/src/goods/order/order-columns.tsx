import { type Order, summariseOrder } from '@wattle/domain';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPaid } from './order-paid.tsx';
import styles from './order-screen.module.css';
import { OrderStuck } from './order-stuck.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** Where an order is, what is in it, what was paid, where it goes: for an account and for who looks it up. */
export function OrderColumns({ order }: { order: Order }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderTimeline order={order} summary={summariseOrder(order)} />
        <OrderItems order={order} />
      </div>
      <div className={styles.column}>
        <OrderPaid order={order} />
        <OrderDelivery order={order} />
        <OrderStuck />
      </div>
    </div>
  );
}
