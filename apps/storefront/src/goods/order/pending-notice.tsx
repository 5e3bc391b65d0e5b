import * as words from '@wattle/messages/pending-order';
import { dropPending, type PendingOrder } from '../../shopper/checkout/pending-orders.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { hashOfOrder } from './order-in-hash.ts';

/** The page of an order that is being checked, which opens without typing once the shop has told its key. */
export const pendingLink = ({ number, known }: PendingOrder): string =>
  known?.accessKey ? `/orders/find${hashOfOrder({ number, key: known.accessKey })}` : '/orders/find';

/** Says in the cart that what is in it has been ordered, and is being paid; or that nothing came of it. */
export function PendingNotices({ orders }: { orders: readonly PendingOrder[] }) {
  return orders.map((order) => (
    <div key={order.number} role="status">
      <Notice tone={order.state === 'PENDING' ? 'warn' : 'info'}>
        <p>
          {order.state === 'PENDING'
            ? words.pendingInCart(order.number, order.known?.totalCents)
            : words.cancelledInCart(order.number, order.known?.totalCents)}{' '}
          <ShopLink className="link" to={pendingLink(order)}>
            {words.seeOrder(order.number)}
          </ShopLink>
          {order.state === 'CANCELLED' && (
            <>
              {' '}
              <button type="button" className="link" onClick={() => dropPending(order.number)}>
                {words.dismiss}
              </button>
            </>
          )}
        </p>
      </Notice>
    </div>
  ));
}
