import type { Database } from './database.ts';

/** A part of what was paid for an order, as books are kept: no card, no gift card's number. */
export type OrderPaymentRow = {
  readonly orderNumber: string;
  readonly type: string;
  readonly status: string;
  readonly amountCents: number;
  /** The provider's. */
  readonly reference: string | null;
  /** Done, or accepted by the provider. The shop's own gift cards are captured at once. */
  readonly capturedCents: number;
  readonly cancelledCents: number;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
};

/** The parts of what was paid for some orders, by their numbers. */
export async function listOrderPayments(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderPaymentRow[]>> {
  const rows = await db.query<OrderPaymentRow>(
    `select p.order_number as "orderNumber", p.type, p.status, p.amount_cents as "amountCents",
       p.provider_reference as reference, p.charged_back_cents as "chargedBackCents",
       (case when p.status = 'TAKEN' then p.amount_cents
         else coalesce(sum(c.amount_cents) filter (where c.kind = 'CAPTURE'), 0) end)::int as "capturedCents",
       (coalesce(sum(c.amount_cents) filter (where c.kind in ('RELEASE', 'CANCEL')), 0))::int as "cancelledCents",
       (coalesce(sum(c.amount_cents) filter (where c.kind = 'REFUND'), 0))::int as "refundedCents"
     from payments p left join payment_changes c
       on c.order_number = p.order_number and c.leg = p.leg and c.state in ('SENT', 'DONE')
     where p.order_number = any($1::text[]) group by p.order_number, p.leg order by p.order_number, p.leg`,
    [numbers],
    'list order payments',
  );
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber);
}
