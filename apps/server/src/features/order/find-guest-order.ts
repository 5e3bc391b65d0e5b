import { cleanEmail, rejected, success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import type { OrderReader } from '../../orders/read-order.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Who knows both the number and the address sees the order; a wrong one of either looks the same. */
export const findGuestOrder =
  (store: Pick<Store, 'findOrder'>, read: OrderReader): Handler<'findGuestOrder'> =>
  ({ number, email }) =>
    orDatabaseAway(async () => {
      const record = await store.findOrder(number.trim().toUpperCase());
      const order = record && read(record);
      const isTheirs = order !== undefined && order.contact.email === cleanEmail(email);
      return isTheirs ? success(order) : rejected({ code: 'ORDER_NOT_FOUND' });
    });
