import type { CallValue } from '@wattle/contract';
import { placedAtWords } from '@wattle/messages/order-dates';
import * as orderSearchWords from '@wattle/messages/order-search';
import { useEffect, useRef } from 'react';
import { OrderColumns } from '../../goods/order/order-columns.tsx';
import type { OrderDesk } from '../../goods/order/order-desk.ts';
import { OrderPapers } from '../../goods/order/order-papers.tsx';
import { browserClient } from '../../page/browser-client.ts';
import { Button } from '../../ui/button.tsx';
import styles from './find-order-screen.module.css';

type Found = CallValue<'findGuestOrder'>;
type Props = { order: Found; onChange: (order: Found) => void; onOther: () => void };

/** Acts with what the shopper has proved: a key, or the email address of the order. */
function deskOf({ number, contact: { email }, access }: Found): OrderDesk {
  const proof = access ? { number, key: access.key } : { number, email };
  return {
    cancel: () => browserClient.cancelGuestOrder(proof),
    askForReturn: (request, idempotencyKey) =>
      browserClient.askForGuestReturn({ ...proof, ...request, lines: [...request.lines] }, { idempotencyKey }),
    listDays: () => browserClient.listGuestOrderDays(proof),
    changeDay: (wanted) => browserClient.changeGuestOrderDay({ ...proof, ...wanted }),
    resendGiftCard: (lineId) => browserClient.resendGuestGiftCard({ ...proof, lineId }),
  };
}

/** The order as an account shows it. */
export function FoundOrder({ order, onChange, onOther }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {orderSearchWords.orderNumbered(order.number)}
          </h1>
          <p className={styles.lead}>{orderSearchWords.placed(placedAtWords(order.placedAt))}</p>
        </div>
        <div className={styles.tools}>
          <OrderPapers order={order} />
          <Button kind="line" onClick={onOther}>
            {orderSearchWords.findAnotherOrder}
          </Button>
        </div>
      </div>
      <OrderColumns order={order} desk={deskOf(order)} onChange={onChange} />
    </>
  );
}
