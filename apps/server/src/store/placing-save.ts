import type { KeptAnswer, Order, OrderPlan, PaidCard } from '@wattle/domain';
import { moveOrder, withPaidCard } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';
import { returnHolds } from './order-holds.ts';
import { saveOrders } from './orders.ts';
import { sellShelf } from './shelf-holds.ts';

/** What else is written with an order, in the same transaction: its mail. */
export type SaveWithOrder = (tx: Queryable, order: Order, about: { readonly isCustomers: boolean }) => Promise<void>;

export type SaveInput = {
  readonly orderNumber: string;
  readonly status: 'PLACED' | 'PENDING';
  readonly reference: string | null;
  readonly answer: KeptAnswer;
  /** What it was paid with; null: it is not known, or no card. */
  readonly card: PaidCard | null;
  readonly nowMs: number;
};

export type ReleaseInput = {
  readonly orderNumber: string;
  readonly answer: KeptAnswer;
  /** REFUSED: no money is held, for certain. TO_CANCEL: there may be some. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
  /** Whether the same request may be tried anew. */
  readonly freesKey: boolean;
};

type Claimed = { plan: OrderPlan; customer_sub: string | null };

/** The order as it is kept: placed now, whatever time its payment took. */
function orderAt({ order }: OrderPlan, { status, card, nowMs }: SaveInput): Order {
  const payments = withPaidCard(order.payments, card);
  return { ...order, status, payments, placedAt: nowMs, history: [{ status, at: nowMs, note: '' }] };
}

async function save(tx: Queryable, input: SaveInput, saveWith: SaveWithOrder): Promise<boolean> {
  const { orderNumber, status, reference, answer, nowMs } = input;
  const [claimed] = await tx.query<Claimed>(
    `update placements set state = 'SAVED', answer = $2, step = null, busy_until = now(), updated_at = now()
     where order_number = $1 and state in ('HELD', 'ACTION') returning plan, customer_sub`,
    [orderNumber, JSON.stringify(answer)],
    'save placement',
  );
  if (!claimed) return false;
  const order = orderAt(claimed.plan, input);
  const placedAt = Math.floor(nowMs / 1000);
  await saveOrders(tx, [{ number: orderNumber, placedAt, status, data: order, customerSub: claimed.customer_sub }]);
  await tx.query(
    `update payments set updated_at = now(), status = case when leg = 0 then $2 else 'TAKEN' end,
       provider_reference = case when leg = 0 then coalesce($3, provider_reference) end
     where order_number = $1 and (leg = 0 or status = 'HELD')`,
    [orderNumber, status === 'PENDING' ? 'PENDING' : 'AUTHORISED', reference],
    'settle payments',
  );
  if (status === 'PLACED') await sellHolds(tx, orderNumber);
  await saveWith(tx, order, { isCustomers: claimed.customer_sub !== null });
  return true;
}

/** What was held is sold: it does not come back. */
async function sellHolds(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query('delete from stock_holds where order_number = $1', [orderNumber], 'sell holds');
  await sellShelf(tx, orderNumber);
}

async function release(tx: Queryable, { orderNumber, answer, payment, freesKey }: ReleaseInput): Promise<boolean> {
  const closed = await tx.query(
    `update placements set state = 'REFUSED', answer = $2, plan = null, step = null, busy_until = now(),
       updated_at = now(), key = case when $3 then key || ' ' || order_number else key end
     where order_number = $1 and state in ('HELD', 'ACTION') returning key`,
    [orderNumber, JSON.stringify(answer), freesKey],
    'release placement',
  );
  if (closed.length === 0) return false;
  await returnHolds(tx, orderNumber);
  await tx.query(
    `update payments set status = $2, due_at = now(), updated_at = now(),
       -- whether anything is held is not known: all under the order's number is cancelled, not this one attempt
       provider_reference = case when $2 = 'TO_CANCEL' then null else provider_reference end
     where order_number = $1 and leg = 0 and status in ('STARTED', 'ACTION')`,
    [orderNumber, payment],
    'close payment',
  );
  return true;
}

type OrderRow = { data: Order; customer_sub: string | null };
export type Settled = {
  readonly orderNumber: string;
  readonly next: 'PLACED' | 'CANCELLED';
  readonly card?: PaidCard | null;
  readonly nowMs: number;
};

async function movePending(
  tx: Queryable,
  { orderNumber, next, card = null, nowMs }: Settled,
  saveWith: SaveWithOrder,
): Promise<boolean> {
  const [row] = await tx.query<OrderRow>(
    `select data, customer_sub from orders where number = $1 and status = 'PENDING' for update`,
    [orderNumber],
    'lock pending order',
  );
  const moved = row && moveOrder(row.data, next, { at: nowMs });
  if (moved?.status !== 'SUCCESS') return false;
  const order = { ...moved.value, payments: withPaidCard(moved.value.payments, card) };
  await tx.query(
    'update orders set status = $2, data = $3, updated_at = now() where number = $1',
    [orderNumber, next, JSON.stringify(order)],
    'move pending order',
  );
  await tx.query(
    `update payments set status = $2, updated_at = now() where order_number = $1 and leg = 0 and status = 'PENDING'`,
    [orderNumber, next === 'PLACED' ? 'AUTHORISED' : 'REFUSED'],
    'settle pending payment',
  );
  await (next === 'PLACED' ? sellHolds(tx, orderNumber) : returnHolds(tx, orderNumber));
  await saveWith(tx, order, { isCustomers: row?.customer_sub !== null });
  return true;
}

export function placingSaveStore(db: Database) {
  return {
    /** Makes an order of a placement, once. False: it was closed already, one way or the other. */
    saveOrder: (input: SaveInput, saveWith: SaveWithOrder) => db.transaction((tx) => save(tx, input, saveWith)),

    /** Closes a placement without an order and gives back what it held. False: it was closed already. */
    releasePlacement: (input: ReleaseInput) => db.transaction((tx) => release(tx, input)),

    /** Forgets answers that nobody will ask for again, and news that was handled; what was agreed is in the order. */
    async forgetPlacements(keptDays: number, limit: number): Promise<number> {
      const forgotten = await db.query(
        `delete from placements where key in (
           select key from placements
           where state in ('SAVED', 'REFUSED') and updated_at < now() - $1 * interval '1 day' limit $2)
         returning key`,
        [keptDays, limit],
        'forget placements',
      );
      await db.query(
        `delete from payment_events where id in (
           select id from payment_events where handled_at < now() - $1 * interval '1 day' limit $2)`,
        [keptDays, limit],
        'forget payment events',
      );
      return forgotten.length;
    },

    /** What became of a payment that was not sure. False: the order does not wait for it. */
    settlePending: (settled: Settled, saveWith: SaveWithOrder) =>
      db.transaction((tx) => movePending(tx, settled, saveWith)),
  };
}
