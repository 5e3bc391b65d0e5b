import { cleanEmail } from '@wattle/domain/forms';
import type { OrderPlan } from '@wattle/domain/order';
import type { Queryable } from './database.ts';
import { releaseDeliveryPlace, takeDeliveryPlace } from './delivery-capacity.ts';
import { returnStoreStock, takeStoreStock } from './store-stock-holds.ts';

/** What was short. */
export type Shortage = 'stock' | 'voucher' | 'promotion' | 'day';
/** A variant in short supply, and what is left. */
export type ShortVariant = { readonly variantId: string; readonly stockQty: number };

/** Thrown to roll back the other holds. */
export class HoldShortage extends Error {
  readonly of: Shortage;
  readonly variants: readonly ShortVariant[];

  constructor(of: Shortage, variants: readonly ShortVariant[] = []) {
    super(`Not enough ${of}.`);
    this.name = 'HoldShortage';
    this.of = of;
    this.variants = variants;
  }
}

export type HoldInput = {
  readonly orderNumber: string;
  readonly plan: OrderPlan;
  /** Whose uses of promotions are counted: an email address. */
  readonly shopper: string;
  /** yyyy-mm-dd: a voucher holds until the end of its last day. */
  readonly today: string;
};

/**
 * Takes everything an order needs, or throws and takes nothing. Always locks in the same order (stock, store stock,
 * vouchers, promotions, day, each by id), which prevents deadlocks.
 */
export async function takeHolds(tx: Queryable, { orderNumber, plan, shopper, today }: HoldInput): Promise<void> {
  await takeStock(tx, orderNumber, plan);
  const short = await takeStoreStock(tx, orderNumber, plan.storeUnits);
  if (short.length > 0) throw new HoldShortage('stock', short);
  await takeVouchers(tx, orderNumber, plan, today);
  await takeUses(tx, orderNumber, plan, cleanEmail(shopper));
  if (plan.booking && !(await takeDeliveryPlace(tx, orderNumber, plan.booking))) throw new HoldShortage('day');
}

/** Checks, takes and records in one statement. A row changed by a concurrent order is checked again. */
async function takeStock(tx: Queryable, orderNumber: string, { demand }: OrderPlan): Promise<void> {
  if (demand.length === 0) return;
  // in subqueries, as in BY_IDS: the plan is kept
  const taken = await tx.query<{ variant_id: string }>(
    `with wanted as (select * from unnest((select $1::text[]), (select $2::int[])) as w (variant_id, qty)),
     locked as materialized (
       select s.variant_id from variant_stock s where s.variant_id = any((select $1::text[])::text[])
       order by s.variant_id for no key update),
     taken as (
       update variant_stock s set qty = s.qty - w.qty, version = s.version + 1, updated_at = now()
       from wanted w join locked l using (variant_id)
       where s.variant_id = w.variant_id and s.qty >= w.qty
       returning s.variant_id, w.qty)
     insert into stock_holds (order_number, variant_id, qty) select $3, variant_id, qty from taken returning variant_id`,
    [demand.map(({ variantId }) => variantId), demand.map(({ qty }) => qty), orderNumber],
    'take stock for order',
  );
  if (taken.length === demand.length) return;
  const found = new Set(taken.map(({ variant_id }) => variant_id));
  const missing = demand.map(({ variantId }) => variantId).filter((id) => !found.has(id));
  throw new HoldShortage('stock', await countLeft(tx, missing));
}

/** Stock of some variants. Their rows are locked, so it is what the shortage was found with. */
async function countLeft(tx: Queryable, variantIds: readonly string[]): Promise<ShortVariant[]> {
  const sql = 'select variant_id, qty from variant_stock where variant_id = any($1::text[])';
  const rows = await tx.query<{ variant_id: string; qty: number }>(sql, [variantIds], 'count what is left');
  const left = new Map(rows.map(({ variant_id, qty }) => [variant_id, qty]));
  return variantIds.map((variantId) => ({ variantId, stockQty: left.get(variantId) ?? 0 }));
}

async function takeVouchers(tx: Queryable, orderNumber: string, { payments }: OrderPlan, today: string): Promise<void> {
  const { vouchers } = payments;
  if (vouchers.length === 0) return;
  const taken = await tx.query(
    `with wanted as (select * from unnest($1::text[], $2::int[], $3::int[]) as w (code, cents, leg)),
     locked as materialized (
       select v.code from vouchers v where v.code = any($1::text[]) order by v.code for no key update),
     taken as (
       update vouchers v set amount_remaining_cents = v.amount_remaining_cents - w.cents,
         version = v.version + 1, updated_at = now()
       from wanted w join locked l using (code)
       where v.code = w.code and v.amount_remaining_cents >= w.cents and not v.suspended and v.expires >= $5::date
       returning v.code, w.cents, w.leg)
     insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, voucher_code)
     select $4, leg, 'VOUCHER', 'HELD', cents, $4::text || '-' || leg, code from taken returning leg`,
    [
      vouchers.map(({ code }) => code),
      vouchers.map(({ cents }) => cents),
      vouchers.map((_, i) => i + 1),
      orderNumber,
      today,
    ],
    'take vouchers for order',
  );
  if (taken.length < vouchers.length) throw new HoldShortage('voucher');
}

/**
 * Counts promotion uses within their limits. Locks the rows of limited promotions first, so that the second statement
 * sees all earlier uses when it counts and takes.
 */
async function takeUses(tx: Queryable, orderNumber: string, { uses }: OrderPlan, shopper: string): Promise<void> {
  if (uses.length === 0) return;
  const limited = uses.filter(({ total, perCustomer }) => total !== null || perCustomer !== null);
  if (limited.length > 0) {
    await tx.query(
      'select id from promotions where id = any($1::text[]) order by id for no key update',
      [limited.map(({ promotionId }) => promotionId)],
      'lock promotions',
    );
  }
  const counted = await tx.query(
    `insert into promotion_uses (promotion_id, order_number, shopper)
     select g.id, $4, $5 from unnest($1::text[], $2::int[], $3::int[]) as g (id, total, own)
     where (g.total is null or g.total > (select count(*) from promotion_uses u where u.promotion_id = g.id))
       and (g.own is null or g.own > (
         select count(*) from promotion_uses u where u.promotion_id = g.id and u.shopper = $5))
     returning promotion_id`,
    [
      uses.map(({ promotionId }) => promotionId),
      uses.map(({ total }) => total),
      uses.map(({ perCustomer }) => perCustomer),
      orderNumber,
      shopper,
    ],
    'take promotion uses',
  );
  if (counted.length < uses.length) throw new HoldShortage('promotion');
}

/** Releases everything held for an order. Idempotent. */
export async function returnHolds(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query(
    `with freed as (delete from stock_holds where order_number = $1 returning variant_id, qty),
     locked as materialized (
       select s.variant_id from variant_stock s where s.variant_id in (select variant_id from freed)
       order by s.variant_id for no key update)
     update variant_stock s set qty = s.qty + f.qty, version = s.version + 1, updated_at = now()
     from freed f join locked l using (variant_id) where s.variant_id = f.variant_id`,
    [orderNumber],
    'return stock of order',
  );
  await returnStoreStock(tx, orderNumber);
  await tx.query(
    `with freed as (
       update payments set status = 'RETURNED', updated_at = now()
       where order_number = $1 and type = 'VOUCHER' and status in ('HELD', 'TAKEN')
       returning voucher_code, amount_cents),
     locked as materialized (
       select v.code from vouchers v where v.code in (select voucher_code from freed) order by v.code for no key update)
     update vouchers v set amount_remaining_cents = v.amount_remaining_cents + f.amount_cents,
       version = v.version + 1, updated_at = now()
     from freed f join locked l on l.code = f.voucher_code where v.code = f.voucher_code`,
    [orderNumber],
    'return vouchers of order',
  );
  await tx.query('delete from promotion_uses where order_number = $1', [orderNumber], 'return promotion uses of order');
  await releaseDeliveryPlace(tx, orderNumber);
}
