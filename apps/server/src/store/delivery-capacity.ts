import type { BookedSize, DeliveryBooking, TakenPlaces } from '@wattle/domain/delivery';
import type { Database, Queryable } from './database.ts';

/**
 * Reserves a delivery slot on a day for an order. Check and reservation are one statement, so only one of many gets the
 * last slot. Returns false when the day is full. Idempotent for the same order and slot. Call it last in the order's
 * transaction, so that transactions do not block each other.
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

/** Releases the order's slot, if it has one. Idempotent. */
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

/** Thrown when the new day is full, so that the order keeps its slot. */
export class DayTaken extends Error {
  override readonly name = 'DayTaken';
}

/**
 * Moves an order to another slot, or throws `DayTaken` and rolls back. Locks both days in a fixed order first, so that
 * two orders swapping days cannot deadlock.
 */
export async function moveDeliveryPlace(tx: Queryable, orderNumber: string, booking: DeliveryBooking): Promise<void> {
  const { place, day, size } = booking;
  await tx.query(
    `insert into delivery_days (place, day, size, taken) values ($1, $2::date, $3, 0)
     on conflict (place, day, size) do nothing`,
    [place, day, size],
    'open delivery day',
  );
  await tx.query(
    `select 1 from delivery_days d
     where (d.place, d.day, d.size) = ($2, $3::date, $4)
       or exists (select from delivery_bookings b
         where b.order_number = $1 and (b.place, b.day, b.size) = (d.place, d.day, d.size))
     order by d.place, d.day, d.size for no key update`,
    [orderNumber, place, day, size],
    'lock delivery days',
  );
  await releaseDeliveryPlace(tx, orderNumber);
  if (!(await takeDeliveryPlace(tx, orderNumber, booking))) throw new DayTaken();
}

type BookedPlace = Pick<DeliveryBooking, 'place' | 'day' | 'size'> & {
  /** Empty: at any time of the day. */
  readonly window: string;
};

type Row = { place: string; day: string; size: BookedSize; taken: number; windows: Record<string, number> };

export function deliveryCapacityStore(db: Database) {
  return {
    /** Reserved slots by place, from a day on. */
    async listTaken(places: readonly string[], fromDay: string): Promise<ReadonlyMap<string, readonly TakenPlaces[]>> {
      const rows = await db.query<Row>(
        `select place, to_char(day, 'YYYY-MM-DD') as day, size, taken, windows from delivery_days
         where place = any($1::text[]) and day >= $2::date order by place, day, size`,
        [places, fromDay],
        'list taken places',
      );
      return Map.groupBy(rows, ({ place }) => place);
    },

    /** The slot that an order has. */
    async findBooking(orderNumber: string): Promise<BookedPlace | undefined> {
      const [booked] = await db.query<BookedPlace>(
        `select place, to_char(day, 'YYYY-MM-DD') as day, size, window_name as "window" from delivery_bookings
         where order_number = $1`,
        [orderNumber],
        'find delivery booking',
      );
      return booked;
    },

    take: (orderNumber: string, booking: DeliveryBooking) =>
      db.transaction((tx) => takeDeliveryPlace(tx, orderNumber, booking)),

    release: (orderNumber: string) => db.transaction((tx) => releaseDeliveryPlace(tx, orderNumber)),
  };
}
