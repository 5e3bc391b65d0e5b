import type { Order } from '@wattle/domain/order';
import type { Queryable } from '../../../store/database.ts';
import { auditPlaces } from './audit-places.ts';

/** A payment in the provider's books. */
export type ProviderPayment = { readonly reference: string; readonly orderReference: string; readonly state: string };

export type Opening = {
  readonly stock: Readonly<Record<string, number>>;
  readonly cents: Readonly<Record<string, number>>;
};

const toRecord = (rows: readonly { id: string; n: number }[]) => Object.fromEntries(rows.map(({ id, n }) => [id, n]));

/** Stock and gift card balances, before anything is sold. */
export async function openingOf(db: Queryable): Promise<Opening> {
  const stock = await db.query<{ id: string; n: number }>('select variant_id as id, qty as n from variant_stock');
  const cents = await db.query<{ id: string; n: number }>(
    'select code as id, amount_remaining_cents as n from vouchers',
  );
  return { stock: toRecord(stock), cents: toRecord(cents) };
}

type OrderRow = { number: string; status: string; data: Order };
type LegRow = {
  order_number: string;
  leg: number;
  type: string;
  status: string;
  amount_cents: number;
  voucher_code: string | null;
  provider_reference: string | null;
};

/** Everything in the books that does not add up, in words. Nothing: no unit and no cent is lost or there twice. */
export async function auditOrders(
  db: Queryable,
  provider: { readonly payments: readonly ProviderPayment[] },
  opening: Opening,
): Promise<string[]> {
  const [orders, legs, holds, closing, letters, uses, open] = [
    await db.query<OrderRow>('select number, status, data from orders'),
    await db.query<LegRow>('select * from payments'),
    await db.query<{ variant_id: string; qty: number; order_number: string }>('select * from stock_holds'),
    await openingOf(db),
    await db.query<{ order_number: string }>('select order_number from test_letters'),
    await db.query<{ order_number: string; promotion_id: string }>(
      `select order_number, promotion_id from promotion_uses where order_number like 'W-%'`,
    ),
    await db.query<{ order_number: string }>(
      `select order_number from placements where state in ('HELD', 'ACTION') and order_number is not null`,
    ),
  ];
  const numbers = new Set(orders.map(({ number }) => number));
  // a pending payment may still succeed
  const unsure = orders.filter(({ status }) => status === 'PENDING').map(({ number }) => number);
  const underWay = new Set([...open.map(({ order_number }) => order_number), ...unsure]);
  const sold = new Map<string, number>();
  const count = (variantId: string, qty: number) => sold.set(variantId, (sold.get(variantId) ?? 0) + qty);
  for (const { status, data } of orders) {
    if (status !== 'PLACED') continue;
    for (const { variantId, qty } of data.lines) count(variantId, qty);
  }
  for (const { variant_id, qty } of holds) count(variant_id, qty);
  const spent = new Map<string, number>();
  for (const { voucher_code: code, status, amount_cents: cents } of legs) {
    if (code && status !== 'RETURNED') spent.set(code, (spent.get(code) ?? 0) + cents);
  }
  const taken = legs.filter(({ leg, status }) => leg === 0 && status === 'AUTHORISED');
  const references = new Set(taken.map(({ provider_reference }) => provider_reference));
  return [
    ...Object.entries(opening.stock).flatMap(([id, n]) => {
      const now = (closing.stock[id] ?? 0) + (sold.get(id) ?? 0);
      return now === n ? [] : [`${id}: ${n} units became ${now}`];
    }),
    ...Object.entries(opening.cents).flatMap(([code, n]) => {
      const now = (closing.cents[code] ?? 0) + (spent.get(code) ?? 0);
      return now === n ? [] : [`${code}: ${n} cents became ${now}`];
    }),
    ...provider.payments.flatMap(({ state, reference, orderReference }) => {
      if (state !== 'AUTHORISED' || underWay.has(orderReference) || references.has(reference)) return [];
      return [`${reference}: money without an order`];
    }),
    ...taken
      .filter(({ order_number }) => !numbers.has(order_number))
      .map((leg) => `${leg.order_number}: paid, no order`),
    ...orders.flatMap(({ number, status, data }) => {
      const own = legs.filter((leg) => leg.order_number === number && ['AUTHORISED', 'TAKEN'].includes(leg.status));
      const paid = own.reduce((sum, leg) => sum + leg.amount_cents, 0);
      return status !== 'PLACED' || paid === data.totals.totalCents
        ? []
        : [`${number}: costs ${data.totals.totalCents}, paid ${paid}`];
    }),
    ...uses
      .filter((use) => !numbers.has(use.order_number) && !underWay.has(use.order_number))
      .map((use) => `${use.promotion_id}: used by nobody`),
    ...orders
      .filter(({ number }) => letters.filter((one) => one.order_number === number).length !== 1)
      .map(({ number }) => `${number}: no letter`),
    ...letters
      .filter(({ order_number }) => !numbers.has(order_number))
      .map((one) => `${one.order_number}: a letter, no order`),
    ...(await auditPlaces(db)),
  ];
}
