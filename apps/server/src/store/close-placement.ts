import type { KeptAnswer, Order, OrderPlan, PaidCard } from '@wattle/domain/order';
import { moveOrder, withPaidCard } from '@wattle/domain/order';
import { takeFromAccountCart } from './customer-states.ts';
import type { Queryable } from './database.ts';
import { inOneGo } from './in-one-go.ts';
import { toInstant } from './instants.ts';
import { knowVariants } from './line-variants.ts';
import { returnHolds } from './order-holds.ts';
import { sellHolds } from './sold-units.ts';

/** Saves what belongs to an order, such as its mail, in the same transaction. */
export type SaveWithOrder = (tx: Queryable, order: Order) => Promise<void>;

export type SaveInput = {
  readonly orderNumber: string;
  readonly status: 'PLACED' | 'PENDING';
  readonly reference: string | null;
  readonly answer: KeptAnswer;
  /** The card it was paid with; null: unknown, or not a card. */
  readonly card: PaidCard | null;
  readonly nowMs: number;
  /** PENDING: deadline of the payment. */
  readonly pendingSeconds: number;
  /** What the placement holds, for who has it: it is not waited for then. */
  readonly held?: HeldOrder | undefined;
};

export type HeldOrder = { readonly plan: OrderPlan; readonly customerSub: string | null };

/** Thrown to roll back: the placement has been closed. */
export class PlacementClosed extends Error {}

export type ReleaseInput = {
  readonly orderNumber: string;
  readonly answer: KeptAnswer;
  /** REFUSED: certainly no money is held. TO_CANCEL: some may be. */
  readonly payment: 'REFUSED' | 'TO_CANCEL';
  /** Whether the same idempotency key may be used for a new attempt. */
  readonly freesKey: boolean;
};

/** The order as saved: its date is now, however long the payment took. */
function orderAt({ order }: OrderPlan, { status, card, nowMs, pendingSeconds }: SaveInput): Order {
  const payments = withPaidCard(order.payments, card);
  const settles = status === 'PENDING' && { settlesBy: nowMs + pendingSeconds * 1000 };
  return { ...order, status, ...settles, payments, placedAt: nowMs, history: [{ status, at: nowMs, note: '' }] };
}

export async function saveOrder(tx: Queryable, input: SaveInput, saveWith: SaveWithOrder): Promise<void> {
  const { orderNumber, status, nowMs } = input;
  const closing = closePlacement(tx, input);
  const { plan, customerSub } = input.held ?? (await closing);
  // what another build held may lack the variants
  const [order = orderAt(plan, input)] = await knowVariants(tx, [orderAt(plan, input)]);
  // none of these reads what another writes, except that all refer to the order, which is sent first
  await inOneGo([
    closing,
    tx.query(
      'insert into orders (number, placed_at, status, data, customer_sub) values ($1, $2, $3, $4, $5)',
      [orderNumber, toInstant(Math.floor(nowMs / 1000)), status, JSON.stringify(order), customerSub],
      'insert order',
    ),
    ...(status === 'PLACED' ? [sellHolds(tx, orderNumber), takeFromAccountCart(tx, customerSub, order)] : []),
    saveWith(tx, order),
  ]);
}

/** Closes the placement, with its payments. */
async function closePlacement(tx: Queryable, input: SaveInput): Promise<HeldOrder> {
  const { orderNumber, status, reference, answer, pendingSeconds, held } = input;
  const [closed] = await tx.query<HeldOrder>(
    `with saved as (
       update placements set state = 'SAVED', answer = $2, busy_until = now(), updated_at = now(),
         -- what the provider did not answer is asked again
         step = case when $3 = 'PENDING' then step end,
         expires_at = case when $3 = 'PENDING' then now() + $4 * interval '1 second' else expires_at end
       where order_number = $1 and state in ('HELD', 'ACTION') returning order_number, plan, customer_sub),
     settled as (
       update payments set updated_at = now(),
         status = case when leg > 0 then 'TAKEN' when $3 = 'PENDING' then 'PENDING' else 'AUTHORISED' end,
         provider_reference = case when leg = 0 then coalesce($5, provider_reference) end
       where order_number = (select order_number from saved) and (leg = 0 or status = 'HELD'))
     select case when $6 then plan end as plan, customer_sub as "customerSub" from saved`,
    [orderNumber, JSON.stringify(answer), status, pendingSeconds, reference, held === undefined],
    'save placement',
  );
  if (!closed) throw new PlacementClosed();
  return closed;
}

/** What may be put back in a cart, with nothing of a person: a gift card names its recipient. */
const GOODS = `(
  select jsonb_agg(jsonb_build_object('productId', line -> 'productId', 'variantId', line -> 'variantId',
    'qty', line -> 'qty', 'warrantyId', line -> 'plan' -> 'id', 'name', line -> 'name', 'imageUrl', line -> 'imageUrl',
    'variant', line -> 'variant'))
  from jsonb_array_elements(plan -> 'order' -> 'lines') line
  where line ->> 'giftcard' is null and line ->> 'promotionId' is null)`;

export async function releasePlacement(
  tx: Queryable,
  { orderNumber, answer, payment, freesKey }: ReleaseInput,
): Promise<boolean> {
  const closed = await tx.query(
    `update placements set state = 'REFUSED', answer = $2, contact = plan -> 'order' -> 'contact', goods = ${GOODS},
       plan = null, step = null, busy_until = now(), updated_at = now(), key = case when $3 then key || ' ' || order_number else key end
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
  /** The answer for retries of the same request. */
  readonly answer: KeptAnswer;
  /** The provider's reference, if only known now. */
  readonly reference?: string | null;
  readonly nowMs: number;
  /** For the shopper to read; may be empty. */
  readonly note?: string;
  /** For a cancelled order: whether money may still arrive, which is then returned. */
  readonly payment?: 'REFUSED' | 'TO_CANCEL';
};

export async function settlePending(
  tx: Queryable,
  { orderNumber, next, answer, card = null, reference = null, nowMs, note = '', payment = 'REFUSED' }: Settled,
  saveWith: SaveWithOrder,
): Promise<boolean> {
  const [row] = await tx.query<OrderRow>(
    `select data, customer_sub from orders where number = $1 and status = 'PENDING' for update`,
    [orderNumber],
    'lock pending order',
  );
  const [pending] = row ? await knowVariants(tx, [row.data]) : [];
  const moved = pending && moveOrder(pending, next, { at: nowMs, note });
  if (moved?.status !== 'SUCCESS') return false;
  const { settlesBy: _, ...settled } = moved.value;
  const order = { ...settled, payments: withPaidCard(settled.payments, card) };
  await tx.query(
    'update placements set answer = $2, step = null where order_number = $1',
    [orderNumber, JSON.stringify(answer)],
    'answer placement',
  );
  await tx.query(
    'update orders set status = $2, data = $3, updated_at = now() where number = $1',
    [orderNumber, next, JSON.stringify(order)],
    'move pending order',
  );
  await tx.query(
    `update payments set status = $2, due_at = case when $2 = 'TO_CANCEL' then now() else due_at end, updated_at = now(),
       provider_reference = coalesce(provider_reference, $3)
     where order_number = $1 and leg = 0 and status = 'PENDING'`,
    [orderNumber, next === 'PLACED' ? 'AUTHORISED' : payment, reference],
    'settle pending payment',
  );
  await (next === 'PLACED' ? sellHolds(tx, orderNumber) : returnHolds(tx, orderNumber));
  if (next === 'PLACED') await takeFromAccountCart(tx, row?.customer_sub ?? null, order);
  await saveWith(tx, order);
  return true;
}

/**
 * Deletes stored responses and handled payment events after the retention period. The order keeps what was agreed. An
 * attempt whose money came and has not gone back is kept: its shopper is still to be told.
 */
export async function forgetPlacements(db: Queryable, keptDays: number, limit: number): Promise<number> {
  const forgotten = await db.query(
    `delete from placements where key in (
       select key from placements p
       where state in ('SAVED', 'REFUSED') and updated_at < now() - $1 * interval '1 day' and not exists (
         select from payments where order_number = p.order_number and is_late and status in ('TO_CANCEL', 'CANCELLING'))
       limit $2)
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
}
