import { type OrderSummary, orderAction, toCents } from '@wattle/domain';
import { ORDER_ACTION_WORDS } from '@wattle/messages';
import { placedDayWords } from '../../../goods/order/order-dates.ts';
import { OrderState } from '../../../goods/order/order-state.tsx';
import { useBuyAgain } from '../../../goods/order/use-buy-again.ts';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
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
  others > 0 ? `${title} and ${others} more` : title;

/** Orders, the newest first, each with where it is and what there is to do about it. */
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
  const about = <VisuallyHidden> of order {order.number}</VisuallyHidden>;
  if (action === 'BUY_AGAIN') {
    return (
      <button
        type="button"
        className={classNames('link', styles.act)}
        aria-busy={isBusy}
        onClick={() => buyAgain(order.number)}
      >
        {isBusy ? 'Adding' : words}
        <VisuallyHidden> what was in order {order.number}</VisuallyHidden>
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
