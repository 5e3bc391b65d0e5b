import type { Order } from '@wattle/domain/order';
import type { Queryable } from './database.ts';
import { knowVariants } from './line-variants.ts';

/** Loads an order and locks it until the end of the transaction. */
export async function lockOrder(tx: Queryable, number: string): Promise<Order | undefined> {
  const sql = 'select data from orders where number = $1 for update';
  const [row] = await tx.query<{ data: Order }>(sql, [number], 'lock order');
  return row && (await knowVariants(tx, [row.data]))[0];
}

/** Saves an order that this transaction has locked. */
export async function saveLocked(tx: Queryable, order: Order): Promise<void> {
  await tx.query(
    'update orders set status = $2, data = $3, updated_at = now() where number = $1',
    [order.number, order.status, JSON.stringify(order)],
    'save locked order',
  );
}
