import * as accountWords from '@wattle/messages/account';
import * as accountOrdersWords from '@wattle/messages/account-orders';
import { placedAtWords } from '@wattle/messages/order-dates';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { OrderColumns } from '../../../goods/order/order-columns.tsx';
import type { OrderDesk, ShownOrder } from '../../../goods/order/order-desk.ts';
import { OrderPapers } from '../../../goods/order/order-papers.tsx';
import styles from '../../../goods/order/order-screen.module.css';
import { useLocation, useParams } from '../../../router/router-context.tsx';
import { openSession } from '../../../shopper/session/open-session.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { useAccountCall } from '../use-account-call.ts';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** One order: status, items, payment and delivery. */
export function OrderScreen() {
  const number = useParams().number ?? '';
  return <CustomerPart skeleton={<OrderSkeleton />}>{() => <LoadedOrder key={number} number={number} />}</CustomerPart>;
}

function LoadedOrder({ number }: { number: string }) {
  const order = useAccountCall(`order ${number}`, (client, signal) => client.loadOrder({ number }, { signal }));
  if (order.status === 'LOADING') return <OrderSkeleton />;
  // another customer's order looks the same as an unknown one
  if (order.status === 'REJECTED' && order.code === 'ORDER_NOT_FOUND') return <OrderMissing />;
  if (order.status !== 'SUCCESS') return <LoadFailed what="this order" onRetry={order.retry} />;
  return <OrderPage loaded={order.value} />;
}

/** Acts as the signed-in customer. */
const deskOf = (number: string): OrderDesk => ({
  cancel: async () => (await openSession()).client.cancelOrder({ number }),
  askForReturn: async (request, idempotencyKey) =>
    (await openSession()).client.askForReturn({ number, ...request, lines: [...request.lines] }, { idempotencyKey }),
  listDays: async () => (await openSession()).client.listOrderDays({ number }),
  changeDay: async (wanted) => (await openSession()).client.changeOrderDay({ number, ...wanted }),
  resendGiftCard: async (lineId) => (await openSession()).client.resendGiftCard({ number, lineId }),
});

function OrderPage({ loaded }: { loaded: ShownOrder }) {
  const [order, setOrder] = useState(loaded);
  useAnchor();
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: accountWords.account, to: '/account/dashboard' },
            { label: accountWords.orders, to: '/account/orders' },
            { label: order.number },
          ]}
        />
      </div>
      <AccountHead
        title={accountOrdersWords.orderNumbered(order.number)}
        sub={accountOrdersWords.placed(placedAtWords(order.placedAt))}
      >
        <OrderPapers order={order} />
      </AccountHead>
      <OrderColumns order={order} desk={deskOf(order.number)} onChange={setOrder} />
    </>
  );
}

/** Scrolls to the anchor once its target has rendered. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash]);
}
