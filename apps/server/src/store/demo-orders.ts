import type { DemoOrder, DemoPayment } from '@wattle/demo';
import type { MoneyChangeKind } from '@wattle/domain/order';
import { pastPayment } from '@wattle/providers/payment';
import type { Queryable } from './database.ts';
import { issueGiftCards } from './gift-cards.ts';
import { type OrderRecord, saveOrders } from './orders.ts';
import { insertPaymentRecords } from './payment-service-store.ts';
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
  await savePayments(
    tx,
    orders.flatMap(({ order, payments }) => payments.map((payment) => ({ order, payment }))),
  );
  for (const { order, giftCards } of orders)
    for (const { pin, expires, ...card } of giftCards)
      await issueGiftCards(tx, order.number, [{ ...card, pinHash: await hashPin(pin) }], expires);
}

type Paid = Pick<DemoOrder, 'order'> & { readonly payment: DemoPayment };

/** A statement for each table, however many there are. */
async function savePayments(tx: Queryable, paid: readonly Paid[]): Promise<void> {
  await tx.query(
    `insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, voucher_code, provider_reference)
     select number, leg, type, status, cents, number || '-' || leg, voucher, reference
     from jsonb_to_recordset($1::jsonb)
       as p (number text, leg int, type text, status text, cents int, voucher text, reference text)`,
    [
      JSON.stringify(
        paid.map(({ order, payment: { leg, type, amountCents, voucherCode, provider } }) => ({
          ...{ number: order.number, leg, type, status: provider ? 'AUTHORISED' : 'TAKEN', cents: amountCents },
          ...{ voucher: voucherCode, reference: provider?.reference ?? null },
        })),
      ),
    ],
    'save demo payments',
  );
  await tx.query(
    `insert into payment_changes
       (order_number, leg, kind, state, amount_cents, refund_id, voucher_code, told, idempotency_key, created_at)
     select number, leg, kind, 'DONE', cents, refund, voucher, true,
       concat_ws('-', coalesce(refund, number), leg, lower(kind), 1), to_timestamp(at / 1000.0)
     from jsonb_to_recordset($1::jsonb)
       as c (number text, leg int, kind text, cents int, refund text, voucher text, at float8)`,
    [
      JSON.stringify(
        paid.flatMap(({ order, payment: { leg, voucherCode, changes } }) =>
          changes.map(({ kind, amountCents, refundId, at }) => ({
            ...{ number: order.number, leg, kind, cents: amountCents, refund: refundId, voucher: voucherCode, at },
          })),
        ),
      ),
    ],
    'save demo payment changes',
  );
  await insertPaymentRecords(tx, paid.flatMap(recordsOf));
}

/** What the provider remembers of it. */
function recordsOf({ order, payment: { provider, type, amountCents, changes } }: Paid) {
  if (!provider) return [];
  const sum = (wanted: MoneyChangeKind): number =>
    changes.filter(({ kind }) => kind === wanted).reduce((cents, { amountCents: part }) => cents + part, 0);
  const done = { capturedCents: sum('CAPTURE'), refundedCents: sum('REFUND'), isCancelled: sum('CANCEL') > 0 };
  const { number: orderNumber, placedAt: at } = order;
  return pastPayment({ ...provider, ...done, orderNumber, type, amountCents, at });
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
