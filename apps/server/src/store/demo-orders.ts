import type { DemoOrder, DemoPayment } from '@wattle/demo';
import type { MoneyChangeKind } from '@wattle/domain/order';
import { pastPayment } from '@wattle/providers/payment';
import type { Queryable } from './database.ts';
import { issueGiftCards } from './gift-cards.ts';
import { type OrderRecord, saveOrders } from './orders.ts';
import { writePaymentRecord } from './payment-service-store.ts';
import { hashPin } from './pin-hash.ts';

const toRecord = ({ order, customerSub }: DemoOrder): OrderRecord => ({
  number: order.number,
  placedAt: Math.floor(order.placedAt / 1000),
  status: order.status,
  data: order,
  customerSub,
});

/** Saves the demo's orders with the rows that placing them would have left, so that staff can work with them. */
export async function saveDemoOrders(tx: Queryable, orders: readonly DemoOrder[]): Promise<void> {
  await saveOrders(tx, orders.map(toRecord));
  await saveSoldUnits(
    tx,
    orders.map(({ order }) => order.number),
  );
  for (const one of orders) {
    for (const payment of one.payments) await savePayment(tx, one, payment);
    for (const { pin, expires, ...card } of one.giftCards)
      await issueGiftCards(tx, one.order.number, [{ ...card, pinHash: await hashPin(pin) }], expires);
  }
}

async function savePayment(tx: Queryable, { order }: DemoOrder, payment: DemoPayment): Promise<void> {
  const { number: orderNumber, placedAt: at } = order;
  const { leg, type, amountCents, voucherCode, provider, changes } = payment;
  await tx.query(
    `insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, voucher_code, provider_reference)
     values ($1, $2, $3, $4, $5, $1::text || '-' || $2::int, $6, $7)`,
    [orderNumber, leg, type, provider ? 'AUTHORISED' : 'TAKEN', amountCents, voucherCode, provider?.reference ?? null],
    'save demo payment',
  );
  for (const change of changes) {
    await tx.query(
      `insert into payment_changes
         (order_number, leg, kind, state, amount_cents, refund_id, voucher_code, told, idempotency_key, created_at)
       values ($1, $2, $3, 'DONE', $4, $5, $6, true, concat_ws('-', coalesce($5, $1::text), $2::int, lower($3), 1),
         to_timestamp($7 / 1000.0))`,
      [orderNumber, leg, change.kind, change.amountCents, change.refundId, voucherCode, change.at],
      'save demo payment change',
    );
  }
  if (!provider) return;
  const sum = (wanted: MoneyChangeKind): number =>
    changes.filter(({ kind }) => kind === wanted).reduce((cents, { amountCents: part }) => cents + part, 0);
  const done = { capturedCents: sum('CAPTURE'), refundedCents: sum('REFUND'), isCancelled: sum('CANCEL') > 0 };
  const records = pastPayment({ ...provider, ...done, orderNumber, type, amountCents, at });
  for (const record of records) await writePaymentRecord(tx, record);
}

/** What was sold can come back into stock, of a pickup order into the store's stock too. */
async function saveSoldUnits(tx: Queryable, numbers: readonly string[]): Promise<void> {
  await tx.query(
    `insert into sold_units (order_number, variant_id, qty, returned)
     select o.number, l ->> 'variantId', sum((l ->> 'qty')::int),
       case when o.status in ('CANCELLED', 'REFUNDED') then sum((l ->> 'qty')::int) else 0 end
     from orders o cross join lateral jsonb_array_elements(o.data -> 'lines') l
     where o.number = any($1::text[]) and l ->> 'giftcard' is null
       and exists (select from variant_stock s where s.variant_id = l ->> 'variantId')
     group by o.number, o.status, l ->> 'variantId'`,
    [numbers],
    'save demo sold units',
  );
  await tx.query(
    `insert into sold_units (order_number, store_id, variant_id, qty, returned)
     select u.order_number, k.store_id, u.variant_id, u.qty, u.returned
     from sold_units u join orders o on o.number = u.order_number
       join stores s on s.erp_store_id = o.data -> 'shipping' -> 'store' ->> 'erpStoreId'
       join store_stock k on k.store_id = s.id and k.variant_id = u.variant_id
     where u.order_number = any($1::text[]) and u.store_id = ''`,
    [numbers],
    'save demo units of stores',
  );
}
