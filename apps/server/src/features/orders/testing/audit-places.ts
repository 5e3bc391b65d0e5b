import type { Queryable } from '../../../store/database.ts';

type Problem = { readonly problem: string };

/** Everything about places on days that does not add up, in words: each is counted once, and has an order that needs it. */
export async function auditPlaces(db: Queryable): Promise<string[]> {
  const counted = await db.query<Problem>(`
    select format('%s %s %s: %s places are counted, %s are booked', d.place, d.day, d.size, d.taken, count(b)) as problem
    from delivery_days d left join delivery_bookings b using (place, day, size)
    group by d.place, d.day, d.size having d.taken <> count(b)`);
  const windows = await db.query<Problem>(`
    select format('%s %s %s: %s are counted, %s are booked', d.place, d.day, w.key, w.value, count(b)) as problem
    from delivery_days d cross join lateral jsonb_each_text(d.windows) w
    left join delivery_bookings b on (b.place, b.day, b.size, b.window_name) = (d.place, d.day, d.size, w.key)
    group by d.place, d.day, d.size, w.key, w.value having w.value::int <> count(b)`);
  const stray = await db.query<Problem>(`
    select format('%s: a place on a day, and no order', b.order_number) as problem from delivery_bookings b
    where not exists (select from orders o where o.number = b.order_number and o.status <> 'CANCELLED')
      and not exists (
        select from placements p where p.order_number = b.order_number and p.state in ('HELD', 'ACTION'))`);
  const missing = await db.query<Problem>(`
    select format('%s: a day, and no place on it', o.number) as problem from orders o
    where o.status = 'PLACED' and o.number like 'W-%' and o.data #>> '{shipping,methodCode}' like '%Scheduled'
      and not exists (select from delivery_bookings b where b.order_number = o.number)`);
  return [...counted, ...windows, ...stray, ...missing].map(({ problem }) => problem);
}
