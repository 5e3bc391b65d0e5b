import { keptOf, type Order } from '@wattle/domain/order';
import type { Queryable } from '../../../store/database.ts';
import type { Opening } from './audit-orders.ts';

type Problem = { readonly problem: string };

/** What was done about a payment and did not fail. */
const SUMS = `
  select p.order_number, p.leg, p.type, p.amount_cents as authorised, o.status,
    case when p.type = 'VOUCHER' then p.amount_cents
      else coalesce(sum(c.amount_cents) filter (where c.kind = 'CAPTURE'), 0) end as captured,
    coalesce(sum(c.amount_cents) filter (where c.kind in ('RELEASE', 'CANCEL')), 0) as cancelled,
    coalesce(sum(c.amount_cents) filter (where c.kind = 'REFUND'), 0) as refunded
  from payments p join orders o on o.number = p.order_number
  left join payment_changes c on c.order_number = p.order_number and c.leg = p.leg and c.state <> 'FAILED'
  where p.status in ('AUTHORISED', 'TAKEN') group by 1, 2, 3, 4, 5`;

/**
 * Everything in the books of orders that were cancelled, sent or refunded that does not add up, in words. To be asked
 * when nothing is under way.
 */
export async function auditRefunds(db: Queryable, opening: Opening): Promise<string[]> {
  const beyond = await db.query<Problem>(`
    select format('%s leg %s: %s authorised, %s captured, %s cancelled', order_number, leg, authorised, captured, cancelled)
      as problem from (${SUMS}) s
    where case when type = 'VOUCHER' then cancelled > 0
      -- one that has left or is over has nothing held any more
      when status in ('ON_THE_WAY', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED') then authorised <> captured + cancelled
      else captured + cancelled > authorised end`);
  const overdrawn = await db.query<Problem>(`
    select format('%s leg %s: %s captured, %s refunded', order_number, leg, captured, refunded) as problem
    from (${SUMS}) s where refunded > captured`);
  return [
    ...[...beyond, ...overdrawn].map(({ problem }) => problem),
    ...(await auditKept(db)),
    ...(await auditStock(db, opening)),
    ...(await auditCards(db, opening)),
  ];
}

/** An order's remaining amount equals its payments' captured or held amounts minus refunds. */
async function auditKept(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ data: Order; kept: number }>(`
    select o.data, sum(case when s.captured > 0 then s.captured - s.refunded else s.authorised - s.cancelled end)::int as kept
    from (${SUMS}) s join orders o on o.number = s.order_number where o.status <> 'PENDING' group by o.number, o.data`);
  return rows.flatMap(({ data, kept }) => {
    const says = keptOf(data).cents;
    return says === kept ? [] : [`${data.number}: its refunds leave ${says}, its payments ${kept}`];
  });
}

/** Units in stock, held, and sold less returned add up to what there was. */
async function auditStock(db: Queryable, { stock }: Opening): Promise<string[]> {
  const rows = await db.query<{ id: string; n: number }>(`
    select s.variant_id as id, (s.qty
      + coalesce((select sum(h.qty) from stock_holds h where h.variant_id = s.variant_id), 0)
      + coalesce((select sum(u.qty - u.returned) from sold_units u where u.variant_id = s.variant_id and u.store_id = ''), 0)
    )::int as n from variant_stock s`);
  return rows.flatMap(({ id, n }) => (stock[id] === n ? [] : [`${id}: ${stock[id]} units became ${n}`]));
}

/** What was on a gift card, less what was paid with it, and what came back onto it, is what is on it. */
async function auditCards(db: Queryable, { cents }: Opening): Promise<string[]> {
  const rows = await db.query<{ code: string; now: number; moved: number; born: number }>(`
    select v.code, v.amount_remaining_cents as now,
      (coalesce((select sum(p.amount_cents) from payments p where p.voucher_code = v.code and p.status <> 'RETURNED'), 0)
       - coalesce((select sum(c.amount_cents) from payment_changes c join payments p using (order_number, leg)
           where c.voucher_code = v.code and p.voucher_code = v.code), 0))::int as moved,
      coalesce((select sum(c.amount_cents) from payment_changes c join payments p using (order_number, leg)
         where c.voucher_code = v.code and p.voucher_code <> v.code), 0)::int as born
    from vouchers v where v.code not in (select code from issued_gift_cards)`);
  return rows.flatMap(({ code, now, moved, born }) => {
    const wanted = (cents[code] ?? born) - moved;
    return wanted === now ? [] : [`${code}: ${wanted} cents should be on it, ${now} are`];
  });
}
