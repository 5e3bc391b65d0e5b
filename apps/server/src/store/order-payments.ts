import type { Database } from './database.ts';

/** A part of what was paid for an order, as books are kept: no card, no gift card's number. */
export type OrderPaymentRow = {
  readonly orderNumber: string;
  readonly type: string;
  readonly status: string;
  readonly amountCents: number;
  /** The provider's. */
  readonly reference: string | null;
};

/** The parts of what was paid for some orders, by their numbers. */
export async function listOrderPayments(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderPaymentRow[]>> {
  const rows = await db.query<OrderPaymentRow>(
    `select order_number as "orderNumber", type, status, amount_cents as "amountCents", provider_reference as reference
     from payments where order_number = any($1::text[]) order by order_number, leg`,
    [numbers],
    'list order payments',
  );
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber);
}
