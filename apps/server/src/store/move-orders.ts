import { moveOrder, type OrderStatus } from '@wattle/domain/order';
import type { SaveWithOrder } from './close-placement.ts';
import type { Database, Queryable } from './database.ts';
import { lockOrder, saveLocked } from './lock-order.ts';
import { noteEvent } from './order-events.ts';

export type OrderMove = {
  readonly orderNumber: string;
  readonly next: OrderStatus;
  /** Shown to the shopper; may be empty. */
  readonly note: string;
  readonly nowMs: number;
  /** For the journal. */
  readonly actor: string;
};

/** ALREADY: it has this status. REFUSED: no transition leads there from its status. */
export type MoveResult = 'MOVED' | 'ALREADY' | 'REFUSED' | 'NOT_FOUND';

async function move(tx: Queryable, { orderNumber, next, note, nowMs, actor }: OrderMove, saveWith: SaveWithOrder) {
  const order = await lockOrder(tx, orderNumber);
  if (!order) return 'NOT_FOUND';
  // its stock is held, and its payment decides what happens next
  if (order.status === 'PENDING') return 'REFUSED';
  const moved = moveOrder(order, next, { at: nowMs, note });
  if (moved.status !== 'SUCCESS') return 'REFUSED';
  if (moved.value === order) return 'ALREADY';
  await saveLocked(tx, moved.value);
  await noteEvent(tx, { orderNumber, actor, kind: `MOVED_${next}`, data: { note } });
  await saveWith(tx, moved.value);
  return 'MOVED';
}

/** Moves an order to a status, records when, and saves what belongs to it, all or nothing. Idempotent. */
export const moveOrderOn = (db: Database, to: OrderMove, saveWith: SaveWithOrder): Promise<MoveResult> =>
  db.transaction((tx) => move(tx, to, saveWith));
