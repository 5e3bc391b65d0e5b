import type { Order } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { OrderColumns } from '../../goods/order/order-columns.tsx';
import { placedAtWords } from '../../goods/order/order-dates.ts';
import { Button } from '../../ui/button.tsx';
import styles from './find-order-screen.module.css';

/** The same order as an account shows it. */
export function FoundOrder({ order, onOther }: { order: Order; onOther: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            Order {order.number}
          </h1>
          <p className={styles.lead}>Placed {placedAtWords(order.placedAt)}</p>
        </div>
        <div className={styles.tools}>
          <Button kind="line" icon="print" onClick={() => window.print()}>
            Print
          </Button>
          <Button kind="line" onClick={onOther}>
            Find another order
          </Button>
        </div>
      </div>
      <OrderColumns order={order} />
    </>
  );
}
