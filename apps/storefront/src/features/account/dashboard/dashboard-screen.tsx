import type { Customer } from '@wattle/domain/account';
import { nextOrder } from '@wattle/domain/order';
import * as accountWords from '@wattle/messages/account';
import * as accountDashboardWords from '@wattle/messages/account-dashboard';
import { yearWords } from '@wattle/messages/order-dates';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { useCustomerSince } from '../../../shopper/account/account-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { OrderRows } from '../orders/order-rows.tsx';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import { useAccountCall } from '../use-account-call.ts';
import styles from './dashboard-screen.module.css';
import { LookedAfter } from './looked-after.tsx';
import { NextOrderCard, NextOrderSkeleton } from './next-order-card.tsx';
import { Welcome } from './welcome.tsx';

const RECENT = 4;

/** The account home: next order, past orders, plans and saved items. */
export function DashboardScreen() {
  return (
    <CustomerPart skeleton={<DashboardSkeleton />}>{(customer) => <Dashboard customer={customer} />}</CustomerPart>
  );
}

function Dashboard({ customer }: { customer: Customer }) {
  const since = useCustomerSince();
  const name = customer.firstName === '' ? customer.email : customer.firstName;
  return (
    <>
      <AccountHead title={accountDashboardWords.hello(name)}>
        {customer.email}
        {since !== null && accountDashboardWords.customerSince(yearWords(since))}
      </AccountHead>
      <Orders customer={customer} />
    </>
  );
}

function Orders({ customer }: { customer: Customer }) {
  const list = useAccountCall('orders 1', (client, signal) => client.listOrders({ page: 1 }, { signal }));
  if (list.status === 'LOADING') return <OrdersWaiting />;
  if (list.status !== 'SUCCESS') {
    return (
      <>
        <LoadFailed what="your orders" onRetry={list.retry} />
        <LookedAfter customer={customer} orders={[]} total={0} />
      </>
    );
  }
  const { orders, total } = list.value;
  const next = nextOrder(orders);
  return (
    <>
      {next && <NextOrderCard key={next.number} summary={next} />}
      {total === 0 && <Welcome />}
      {total > 0 && (
        <>
          <div className={styles.head}>
            <h2>{accountWords.recentOrders}</h2>
            <ShopLink className="more" to="/account/orders">
              {total > RECENT ? accountDashboardWords.allOrdersCount(total) : accountWords.allOrders}{' '}
              <Icon name="arrow" />
            </ShopLink>
          </div>
          <OrderRows orders={orders.slice(0, RECENT)} />
        </>
      )}
      <LookedAfter customer={customer} orders={orders} total={total} />
    </>
  );
}

function OrdersWaiting() {
  return (
    <div aria-hidden="true">
      <NextOrderSkeleton />
      <div className={styles.head}>
        <Skeleton width="180px" height="1.7rem" />
      </div>
      <OrdersSkeleton rows={RECENT} />
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <>
      <AccountHead title={<Skeleton width="280px" height="1em" />}>
        <Skeleton width="240px" height="1.1rem" />
      </AccountHead>
      <OrdersWaiting />
    </>
  );
}
