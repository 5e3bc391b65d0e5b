import type { Database } from './database.ts';

/** Counts of orders for operators. */
export type OrderCounts = {
  /** Payments under way. */
  readonly open: number;
  /** Of these, expired so long ago that the sweeper should have released them. */
  readonly overdue: number;
  /** Placed, with the payment still pending. */
  readonly pending: number;
  /** Payments without an order that must be refunded, and those of them that keep failing. */
  readonly toCancel: number;
  readonly stuck: number;
  /** Webhooks unhandled for too long. */
  readonly unheard: number;
  /** Captures, cancellations and refunds overdue at the provider. */
  readonly unasked: number;
  /** Problems for staff. */
  readonly problems: number;
};

export type CountLimits = { readonly lateSeconds: number; readonly manyAttempts: number };

export async function countOrders(db: Database, { lateSeconds, manyAttempts }: CountLimits): Promise<OrderCounts> {
  const [row] = await db.query<OrderCounts>(
    `with late as (select now() - $1 * interval '1 second' as at),
     open as (
       select count(*)::int as open, (count(*) filter (where expires_at < late.at))::int as overdue
       from placements, late where state in ('HELD', 'ACTION')),
     owed as (
       select count(*)::int as "toCancel", (count(*) filter (where attempts >= $2))::int as stuck
       from payments where status = 'TO_CANCEL')
     select open.*, owed.*,
       (select count(*)::int from orders where status = 'PENDING') as pending,
       (select count(*)::int from payment_events, late where handled_at is null and received_at < late.at) as unheard,
       (select count(*)::int from payment_changes, late where state = 'OPEN' and created_at < late.at) as unasked,
       (select count(*)::int from order_problems where solved_at is null) as problems
     from open, owed`,
    [lateSeconds, manyAttempts],
    'count orders',
  );
  return row ?? { open: 0, overdue: 0, pending: 0, toCancel: 0, stuck: 0, unheard: 0, unasked: 0, problems: 0 };
}
