import { lineName, summariseOrder } from '@wattle/domain/order';
import { OrderArrival } from './order-arrival.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import type { DeskProps } from './order-desk.ts';
import { Act, OrderItems } from './order-items.tsx';
import { OrderPaid } from './order-paid.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReturns } from './order-returns.tsx';
import styles from './order-screen.module.css';
import { OrderStuck } from './order-stuck.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ResendCard } from './resend-card.tsx';
import { useDocuments } from './use-documents.ts';

/** Arrival, what can be done, status, items, payment and delivery; for accounts and for order lookup. */
export function OrderColumns(props: DeskProps) {
  const { order } = props;
  const documents = useDocuments(order);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderArrival {...props} />
        {order.refunds?.map((refund) => (
          <OrderRefunds key={refund.id} order={order} refund={refund} />
        ))}
        <OrderTimeline order={order} summary={summariseOrder(order)} />
        <OrderItems
          order={order}
          actsOf={(line) => (
            <>
              {documents.get(line.productId)?.map(({ name, url }) => (
                <Act key={url} icon="doc" to={url} words={name} about={lineName(line)} />
              ))}
              <ResendCard order={order} line={line} desk={props.desk} />
            </>
          )}
        />
      </div>
      <div className={styles.column}>
        <OrderPaid order={order} />
        {order.returns?.map((one) => (
          <OrderReturns key={one.id} order={order} asked={one} />
        ))}
        <OrderDelivery order={order} />
        <OrderStuck order={order} />
      </div>
    </div>
  );
}
