import type { SalesHour, SalesSum } from '@wattle/domain/sales';
import type { Database } from './database.ts';

/** Something in stock that sells, with what four weeks sold of it. */
export type SellingStock = {
  readonly variantId: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly left: number;
  readonly sold: number;
};

/** Orders that were paid for, or are being paid for. */
const SOLD = `status not in ('PENDING', 'CANCELLED')`;

/** Orders of one store, which are those collected there; null: all of them. By the index over stores. */
const ofStore = (storeId: string | null, number: string, param: string): string =>
  storeId === null
    ? `and ${param}::text is null`
    : `and ${number} in (select order_number from desk_orders where store_id = ${param} and store_id <> '')`;

export function salesStore(db: Database) {
  return {
    /** By hour of the time zone, from the start of a day there. */
    byHour: (sinceDay: string, timeZone: string, storeId: string | null = null): Promise<readonly SalesHour[]> =>
      db.query<SalesHour>(
        `select to_char(local, 'YYYY-MM-DD') as day, extract(hour from local)::int as hour, count(*)::int as orders,
           sum((data #>> '{totals,totalCents}')::bigint)::float8 as cents,
           sum((data #>> '{totals,gstCents}')::bigint)::float8 as "gstCents"
         from (select data, placed_at at time zone $2 as local from orders
               where placed_at >= ($1::timestamp at time zone $2) and ${SOLD} ${ofStore(storeId, 'number', '$3')}) sold
         group by 1, 2 order by 1, 2`,
        [sinceDay, timeZone, storeId],
        storeId === null ? 'sales by hour' : 'sales of a store by hour',
      ),

    async between(from: Date, to: Date, storeId: string | null = null): Promise<SalesSum> {
      const [row] = await db.query<SalesSum>(
        `select count(*)::int as orders, coalesce(sum((data #>> '{totals,totalCents}')::bigint), 0)::float8 as cents
         from orders where placed_at >= $1 and placed_at < $2 and ${SOLD} ${ofStore(storeId, 'number', '$3')}`,
        [from.toISOString(), to.toISOString(), storeId],
        storeId === null ? 'sales between' : 'sales of a store between',
      );
      return row ?? { orders: 0, cents: 0 };
    },

    /** What went back to shoppers since then. */
    async refundedSince(from: Date, storeId: string | null = null): Promise<SalesSum> {
      const [row] = await db.query<SalesSum>(
        `select count(distinct order_number)::int as orders, coalesce(sum(amount_cents), 0)::float8 as cents
         from payment_changes where kind in ('REFUND', 'RELEASE', 'CANCEL') and state <> 'FAILED' and created_at >= $1
           ${ofStore(storeId, 'order_number', '$2')}`,
        [from.toISOString(), storeId],
        storeId === null ? 'refunded since' : 'refunded of a store since',
      );
      return row ?? { orders: 0, cents: 0 };
    },

    /** What lasts no longer than so many days at the pace of the days before, the scarcest first. */
    runningLow: (paceDays: number, lowDays: number, limit: number): Promise<readonly SellingStock[]> =>
      db.query<SellingStock>(
        `select s.variant_id as "variantId", p.id as "productId", v.code as sku, p.record ->> 'name' as name, s.qty as left, sold.qty as sold
         from (select u.variant_id, sum(u.qty - u.returned)::int as qty
               from orders o join sold_units u on u.order_number = o.number and u.store_id = ''
               where o.placed_at > now() - $1 * interval '1 day' and ${SOLD} group by 1) sold
         join variant_stock s on s.variant_id = sold.variant_id
         join variants v on v.id = s.variant_id join products p on p.id = v.product_id
         where sold.qty > 0 and s.qty * $1 <= sold.qty * $2 and p.record ->> 'state' <> 'discontinued'
         order by s.qty::float8 / sold.qty, s.variant_id limit $3`,
        [paceDays, lowDays, limit],
        'running low',
      ),
  };
}
