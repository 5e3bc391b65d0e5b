import type { Order } from '@wattle/domain';
import { useState } from 'react';
import { FindOrderForm } from './find-order-form.tsx';
import styles from './find-order-screen.module.css';
import { FoundOrder } from './found-order.tsx';

/** An order for who has no account: by its number and the email address that it was placed with. */
export function FindOrderScreen() {
  const [order, setOrder] = useState<Order | null>(null);
  return (
    <div className={`wrap ${styles.page}`}>
      {order ? <FoundOrder order={order} onOther={() => setOrder(null)} /> : <FindOrderForm onFound={setOrder} />}
    </div>
  );
}
