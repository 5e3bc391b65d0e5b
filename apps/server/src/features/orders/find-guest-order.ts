import { cleanEmail } from '@wattle/domain/forms';
import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderReader } from './read-order.ts';

type Finding = Pick<OrderDeps, 'store' | 'keys'>;
type GuestQuery = { readonly number: string; readonly email: string; readonly key: string };

/** Finds an order by its number and either its email address or a signed key. Any mismatch gives the same answer. */
export async function guestOrder({ store, keys }: Finding, read: OrderReader, asked: GuestQuery) {
  const number = asked.number.trim().toUpperCase();
  const record = await store.orders.find(number);
  const order = record && read(record);
  const email = cleanEmail(asked.email);
  const isTheirs = asked.key === '' ? email !== '' && order?.contact.email === email : keys.opens(number, asked.key);
  return isTheirs ? order : undefined;
}

/** Returns an order to a caller who can prove it is theirs. */
export const findGuestOrder =
  (deps: Finding, read: OrderReader): Handler<'findGuestOrder'> =>
  (asked) =>
    orDatabaseAway(async () => {
      const order = await guestOrder(deps, read, asked);
      return order ? success(order) : rejected({ code: 'ORDER_NOT_FOUND' });
    });
