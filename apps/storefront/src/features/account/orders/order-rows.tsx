import { exactPrice, toCents } from '@wattle/domain/money';
import { type OrderSummary, orderAction } from '@wattle/domain/order';
import { ORDER_ACTION_WORDS } from '@wattle/messages';
import * as accountOrdersWords from '@wattle/messages/account-orders';
import * as commonWords from '@wattle/messages/common';
import { placedDayWords } from '@wattle/messages/order-dates';
import { OrderState } from '../../../goods/order/order-state.tsx';
import { useBuyAgain } from '../../../goods/order/use-buy-again.ts';
import { useNowMs } from '../../../page/now.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './order-rows.module.css';

export const orderPath = (number: string): string => `/account/orders/${encodeURIComponent(number)}`;

/** 'Nordholm 637L fridge and 2 more'. */
export const orderTitle = ({ title, others }: Pick<OrderSummary, 'title' | 'others'>): string =>
  others > 0 ? accountOrdersWords.titleAndMore(title, others) : title;

/** Orders, newest first, with status and actions. */
export function OrderRows({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul className={classNames(panel.panel, styles.orders)}>
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const nowMs = useNowMs();
  const pictures = order.imageUrls.length > 0 ? order.imageUrls : [undefined];
  return (
    <li className={styles.order}>
      <span className={styles.pictures} aria-hidden="true">
        {pictures.map((url) => (
          <span key={url ?? ''}>
            <ImageTile image={url === undefined ? null : { url, alt: '' }} sizes="64px" />
          </span>
        ))}
      </span>
      <div>
        <h3>
          <ShopLink className={styles.title} to={orderPath(order.number)}>
            {orderTitle(order)}
          </ShopLink>
        </h3>
        <p className={styles.meta}>
          {order.number} · {placedDayWords(order.placedAt, nowMs)}
        </p>
      </div>
      <div className={styles.end}>
        <OrderState order={order} />
        <span className={styles.money}>{exactPrice(toCents(order.totalCents))}</span>
        <OrderActionLink order={order} />
      </div>
    </li>
  );
}

function OrderActionLink({ order }: { order: OrderSummary }) {
  const { buyAgain, isBusy } = useBuyAgain();
  const action = orderAction(order);
  const words = ORDER_ACTION_WORDS[action];
  const about = <VisuallyHidden> {accountOrdersWords.ofOrder(order.number)}</VisuallyHidden>;
  if (action === 'BUY_AGAIN') {
    return (
      <button
        type="button"
        className={classNames('link', styles.act)}
        aria-busy={isBusy}
        onClick={() => buyAgain(order.number)}
      >
        {isBusy ? commonWords.adding : words}
        <VisuallyHidden> {accountOrdersWords.whatWasIn(order.number)}</VisuallyHidden>
      </button>
    );
  }
  const place = action === 'PICKUP_CODE' ? '#pickup' : '';
  return (
    <ShopLink className={classNames('link', styles.act)} to={`${orderPath(order.number)}${place}`}>
      {words}
      {about}
    </ShopLink>
  );
}
