import * as accountWords from '@wattle/messages/account';
import * as accountOrdersWords from '@wattle/messages/account-orders';
import * as commonWords from '@wattle/messages/common';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { useSearchParams } from '../../../router/router-context.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import panel from '../../../ui/panel.module.css';
import { AccountHead } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import { useAccountCall } from '../use-account-call.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './orders-screen.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';

const ROWS = 6;

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

const hrefFor = (page: number): string => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`);

/** All orders, paginated. */
export function OrdersScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <AccountHead title={accountWords.orders}>{accountWords.theNewestFirst}</AccountHead>
      <CustomerPart skeleton={<OrdersSkeleton rows={ROWS} />}>
        {() => <OrderList page={pageOf(params.get('page'))} />}
      </CustomerPart>
    </>
  );
}

function OrderList({ page }: { page: number }) {
  const list = useAccountCall(`orders ${page}`, (client, signal) => client.listOrders({ page }, { signal }));
  if (list.status === 'LOADING') return <OrdersSkeleton rows={ROWS} />;
  if (list.status !== 'SUCCESS') return <LoadFailed what="your orders" onRetry={list.retry} />;
  const { orders, total, pageSize } = list.value;
  if (total === 0) return <NoOrders />;
  if (orders.length === 0) return <BeyondOrders />;
  return (
    <>
      <h2 className="sr-only">{accountOrdersWords.orderCount(total, page)}</h2>
      <OrderRows orders={orders} />
      <div className={styles.pages}>
        <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefFor={hrefFor} />
      </div>
    </>
  );
}

function NoOrders() {
  return (
    <div className={`${panel.panel} ${panel.set}`}>
      <h2>{accountWords.noOrdersYet}</h2>
      <p className={panel.lead}>{accountWords.ordersHint}</p>
      <LinkButton kind="second" to="/search?new=true">
        {commonWords.browseNewArrivals}
      </LinkButton>
    </div>
  );
}

function BeyondOrders() {
  return (
    <div className={`${panel.panel} ${panel.set}`}>
      <h2>{accountWords.noSuchPage}</h2>
      <p className={panel.lead}>{accountWords.emptyPage}</p>
      <LinkButton kind="second" to="/account/orders">
        {accountWords.seeTheNewestOrders}
      </LinkButton>
    </div>
  );
}
