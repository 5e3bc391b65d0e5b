import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { claimGuestOrders } from '../../identity/claim-guest-orders.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import type { OrderReader } from './read-order.ts';

type Orders = Pick<Store, 'orders'>;

/** One of the customer's orders. Someone else's order is not found. */
export const loadOrder =
  (store: Orders, read: OrderReader): Handler<'loadOrder'> =>
  ({ number }, { caller }) =>
    orDatabaseAway(async () => {
      await claimGuestOrders(store, caller);
      const record = await store.orders.findOf(caller.sub, number);
      const order = record && read(record);
      return order ? success(order) : rejected({ code: 'ORDER_NOT_FOUND' });
    });
