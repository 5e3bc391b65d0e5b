import type { BookedSize, DeliveryBooking, TakenPlaces } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';

/**
 * Takes a place on a day for an order, if one is left: check and take in one statement, so of many that want the last
 * one gets it. Takes nothing and gives false when it is full. Asked again for the same order and place, it is true and
 * nothing is taken twice.
 *
 * To be called in the order's transaction after everything else that is taken, so that nobody waits for each other.
 */
export async function takeDeliveryPlace(
  tx: Queryable,
  orderNumber: string,
  { place, day, size, window, capacityPerDay, capacityPerWindow }: DeliveryBooking,
): Promise<boolean> {
  const rows = await tx.query(
    `with held as (select place, day, size, window_name from delivery_bookings where order_number = $1),
     counted as (
       insert into delivery_days as d (place, day, size, taken, windows)
       select $2, $3::date, $4, 1, case when $5::text = '' then '{}' else jsonb_build_object($5::text, 1) end
       where not exists (select from held)
         and coalesce($6::int, 1) > 0 and ($5::text = '' or coalesce($7::int, 1) > 0)
       on conflict (place, day, size) do update set taken = d.taken + 1,
         windows = case when $5::text = '' then d.windows else
           d.windows || jsonb_build_object($5::text, coalesce((d.windows ->> $5::text)::int, 0) + 1) end
       where ($6::int is null or d.taken < $6::int)
         and ($5::text = '' or $7::int is null or coalesce((d.windows ->> $5::text)::int, 0) < $7::int)
       returning place),
     booked as (
       insert into delivery_bookings (order_number, place, day, size, window_name)
       select $1, $2, $3::date, $4, $5::text from counted returning order_number)
     select 1 from booked
     union all
     select 1 from held where place = $2 and day = $3::date and size = $4 and window_name = $5::text`,
    [orderNumber, place, day, size, window ?? '', capacityPerDay, capacityPerWindow],
    'take delivery place',
  );
  return rows.length > 0;
}

/** Gives the place of an order back, if it has one; what was given back already is not given twice. */
export async function releaseDeliveryPlace(tx: Queryable, orderNumber: string): Promise<void> {
  await tx.query(
    `with freed as (delete from delivery_bookings where order_number = $1 returning place, day, size, window_name)
     update delivery_days d set taken = d.taken - 1,
       windows = case when f.window_name = '' then d.windows else
         d.windows || jsonb_build_object(f.window_name, greatest(0, coalesce((d.windows ->> f.window_name)::int, 0) - 1))
         end
     from freed f where d.place = f.place and d.day = f.day and d.size = f.size and d.taken > 0`,
    [orderNumber],
    'release delivery place',
  );
}

type Row = { place: string; day: string; size: BookedSize; taken: number; windows: Record<string, number> };

export function deliveryCapacityStore(db: Database) {
  return {
    /** What is taken at some places, by the place, from a day on. */
    async listTakenPlaces(
      places: readonly string[],
      fromDay: string,
    ): Promise<ReadonlyMap<string, readonly TakenPlaces[]>> {
      const rows = await db.query<Row>(
        `select place, to_char(day, 'YYYY-MM-DD') as day, size, taken, windows from delivery_days
         where place = any($1::text[]) and day >= $2::date order by place, day, size`,
        [places, fromDay],
        'list taken places',
      );
      return Map.groupBy(rows, ({ place }) => place);
    },

    takeDeliveryPlace: (orderNumber: string, booking: DeliveryBooking) =>
      db.transaction((tx) => takeDeliveryPlace(tx, orderNumber, booking)),

    releaseDeliveryPlace: (orderNumber: string) => db.transaction((tx) => releaseDeliveryPlace(tx, orderNumber)),
  };
}
