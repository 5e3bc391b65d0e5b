import { rejected, success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import type { OrderReader } from '../../orders/read-order.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { claimGuestOrders } from './known-customer.ts';

type Orders = Pick<Store, 'findOrderOf' | 'claimOrders'>;

/** One of the customer's orders. One that is another's is not there. */
export const loadOrder =
  (store: Orders, read: OrderReader): Handler<'loadOrder'> =>
  ({ number }, { caller }) =>
    orDatabaseAway(async () => {
      await claimGuestOrders(store, caller);
      const record = await store.findOrderOf(caller.sub, number);
      const order = record && read(record);
      return order ? success(order) : rejected({ code: 'ORDER_NOT_FOUND' });
    });
