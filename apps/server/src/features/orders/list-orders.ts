import { summariseOrder } from '@wattle/domain/order';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { claimGuestOrders } from '../../identity/claim-guest-orders.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import type { OrderReader } from './read-order.ts';

const PAGE_SIZE = 10;

type Orders = Pick<Store, 'orders'>;

/** A page of the customer's orders, newest first, including those placed as a guest with their email address. */
export const listOrders =
  (store: Orders, read: OrderReader): Handler<'listOrders'> =>
  ({ page }, { caller }) =>
    orDatabaseAway(async () => {
      await claimGuestOrders(store, caller);
      const offset = (page - 1) * PAGE_SIZE;
      const { orders, total } = await store.orders.listOf(caller.sub, { limit: PAGE_SIZE, offset });
      const readable = orders.flatMap((record) => read(record) ?? []);
      const summaries = readable.map(summariseOrder).map((one) => ({ ...one, imageUrls: [...one.imageUrls] }));
      return success({ orders: summaries, total, pageSize: PAGE_SIZE });
    });
