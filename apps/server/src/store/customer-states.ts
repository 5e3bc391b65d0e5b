import { type Order, takeOrderLines } from '@wattle/domain/order';
import type { SyncableState } from '@wattle/domain/session';
import type { Database, Queryable } from './database.ts';

type Row = {
  version: number;
  cart_items: SyncableState['cartItems'];
  wishlist_items: SyncableState['wishlistItems'];
};

const toState = (row: Row): SyncableState => ({
  syncableStateVersion: row.version,
  cartItems: row.cart_items,
  wishlistItems: row.wishlist_items,
});

const INSERT = `insert into customer_states (sub, cart_items, wishlist_items, version)
  values ($1, $2::jsonb, $3::jsonb, $4::bigint + 1) on conflict (sub) do nothing
  returning version, cart_items, wishlist_items`;
const UPDATE = `update customer_states
  set cart_items = $2::jsonb, wishlist_items = $3::jsonb, version = version + 1, updated_at = now()
  where sub = $1 and version = $4::bigint returning version, cart_items, wishlist_items`;

export function customerStateStore(db: Database) {
  return {
    async find(sub: string): Promise<SyncableState | undefined> {
      const sql = 'select version, cart_items, wishlist_items from customer_states where sub = $1';
      const [row] = await db.query<Row>(sql, [sub], 'find customer state');
      return row && toState(row);
    },

    /**
     * Saves a state as the next version if it is based on the current one; undefined: lost the race. A single
     * statement, so one of any number of concurrent saves wins. Version 0 is a state that was never saved.
     */
    async save(sub: string, state: SyncableState): Promise<SyncableState | undefined> {
      const { syncableStateVersion: version, cartItems, wishlistItems } = state;
      const [sql, name] = version === 0 ? [INSERT, 'insert customer state'] : [UPDATE, 'update customer state'];
      const params = [sub, JSON.stringify(cartItems), JSON.stringify(wishlistItems), version];
      const [row] = await db.query<Row>(sql, params, name);
      return row && toState(row);
    },
  };
}

/**
 * Takes an order's goods out of the account's cart, in the transaction that places it: the browser that ordered may be
 * closed, and the next device must not show them as still to be bought.
 */
export async function takeFromAccountCart(tx: Queryable, sub: string | null, order: Order): Promise<void> {
  if (sub === null) return;
  const [row] = await tx.query<Pick<Row, 'cart_items'>>(
    'select cart_items from customer_states where sub = $1 for update',
    [sub],
    'lock account cart',
  );
  const left = row && takeOrderLines(row.cart_items, order);
  if (!row || left === row.cart_items) return;
  await tx.query(
    'update customer_states set cart_items = $2::jsonb, version = version + 1, updated_at = now() where sub = $1',
    [sub, JSON.stringify(left)],
    'take from account cart',
  );
}
