import type { Order } from '@wattle/domain';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { OrderColumns } from '../../../goods/order/order-columns.tsx';
import { placedAtWords } from '../../../goods/order/order-dates.ts';
import styles from '../../../goods/order/order-screen.module.css';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { useAccountCall } from '../use-account-call.ts';
import { OrderInvoice } from './order-invoice.tsx';
import { OrderMissing } from './order-missing.tsx';
import { orderPath } from './order-rows.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** One order: where it is, what is in it, what was paid, where it goes. */
export function OrderScreen() {
  const number = useParams().number ?? '';
  return <CustomerPart skeleton={<OrderSkeleton />}>{() => <LoadedOrder key={number} number={number} />}</CustomerPart>;
}

function LoadedOrder({ number }: { number: string }) {
  const [params] = useSearchParams();
  const order = useAccountCall(`order ${number}`, (client, signal) => client.loadOrder({ number }, { signal }));
  if (order.status === 'LOADING') return <OrderSkeleton />;
  // one of somebody else's is told as one that is not there
  if (order.status === 'REJECTED' && order.code === 'ORDER_NOT_FOUND') return <OrderMissing />;
  if (order.status !== 'SUCCESS') return <LoadFailed what="this order" onRetry={order.retry} />;
  return params.has('invoice') ? <OrderInvoice order={order.value} /> : <OrderPage order={order.value} />;
}

function OrderPage({ order }: { order: Order }) {
  useAnchor();
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs
          items={[
            { label: 'Account', to: '/account/dashboard' },
            { label: 'Orders', to: '/account/orders' },
            { label: order.number },
          ]}
        />
      </div>
      <AccountHead title={`Order ${order.number}`} sub={`Placed ${placedAtWords(order.placedAt)}`}>
        <div className={styles.papers}>
          <button type="button" className={styles.paper} onClick={() => window.print()}>
            <Icon name="print" /> Print
          </button>
          <ShopLink className={styles.paper} to={`${orderPath(order.number)}?invoice`}>
            <Icon name="doc" /> Tax invoice
          </ShopLink>
        </div>
      </AccountHead>
      <OrderColumns order={order} />
    </>
  );
}

/** What the address points at is not there yet when the page opens. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash]);
}
