import { moveOrder, type Order, type OrderStatus } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';
import type { SaveWithOrder } from './placing-save.ts';

export type OrderMove = {
  readonly orderNumber: string;
  readonly next: OrderStatus;
  /** For the shopper to read; may be empty. */
  readonly note: string;
  readonly nowMs: number;
};

/** ALREADY: it is there. REFUSED: from where it is, nothing leads there. */
export type MoveResult = 'MOVED' | 'ALREADY' | 'REFUSED' | 'NOT_FOUND';

type Row = { data: Order; customer_sub: string | null };

async function move(tx: Queryable, { orderNumber, next, note, nowMs }: OrderMove, saveWith: SaveWithOrder) {
  const sql = 'select data, customer_sub from orders where number = $1 for update';
  const [row] = await tx.query<Row>(sql, [orderNumber], 'lock order');
  if (!row) return 'NOT_FOUND';
  // its goods are held: what becomes of it is for its payment to say
  if (row.data.status === 'PENDING') return 'REFUSED';
  const moved = moveOrder(row.data, next, { at: nowMs, note });
  if (moved.status !== 'SUCCESS') return 'REFUSED';
  if (moved.value === row.data) return 'ALREADY';
  await tx.query(
    'update orders set status = $2, data = $3, updated_at = now() where number = $1',
    [orderNumber, next, JSON.stringify(moved.value)],
    'move order',
  );
  await saveWith(tx, moved.value, { isCustomers: row.customer_sub !== null });
  return 'MOVED';
}

/** Moves an order on, notes when, and writes what goes with it, all or nothing; the same move twice is one move. */
export const moveOrderOn = (db: Database, to: OrderMove, saveWith: SaveWithOrder): Promise<MoveResult> =>
  db.transaction((tx) => move(tx, to, saveWith));
