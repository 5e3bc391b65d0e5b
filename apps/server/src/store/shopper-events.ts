import type { ShopperEvent } from '@wattle/providers/recommendation';
import type { Database, Queryable } from './database.ts';
import { toSeconds } from './instants.ts';

/** Position up to which events have been read. */
export type EventCursor = {
  /** Transaction id. */
  readonly writtenIn: string;
  readonly eventId: number;
};
export type ReadEvents = { readonly events: readonly ShopperEvent[]; readonly cursors: readonly EventCursor[] };

type EventRow = {
  id: number;
  written_in: string;
  visitor_id: string;
  type: ShopperEvent['type'];
  products: { id: string; quantity?: number }[];
  attribution_token: string | null;
  order_number: string | null;
  total_cents: number | null;
  currency: string | null;
  happened_at: Date;
};

/** The recommendation model has a half-life of 30 days, so events older than three of them hardly count. */
const KEPT_DAYS = 90;
const KEPT_MAX = 5_000_000;
const FORGET_PAGE = 5_000;

const toRow = (event: ShopperEvent) => ({
  visitor_id: event.visitorId,
  type: event.type,
  products: event.products,
  attribution_token: event.attributionToken ?? null,
  happened_at: event.at,
  ...(event.type === 'purchase' && {
    order_number: event.order.number,
    total_cents: event.order.totalCents,
    currency: event.order.currency,
  }),
});

function toEvent(row: EventRow): ShopperEvent {
  const deed = {
    visitorId: row.visitor_id,
    at: toSeconds(row.happened_at),
    products: row.products,
    ...(row.attribution_token === null ? {} : { attributionToken: row.attribution_token }),
  };
  if (row.type !== 'purchase') return { ...deed, type: row.type };
  const order = { number: row.order_number ?? '', totalCents: row.total_cents ?? 0, currency: row.currency ?? '' };
  return { ...deed, type: 'purchase', order };
}

/** Inserts events in one statement. A repeated order is not a second purchase. */
export async function recordEvents(db: Queryable, events: readonly ShopperEvent[]): Promise<void> {
  await db.query(
    `insert into shopper_events
       (visitor_id, type, products, attribution_token, order_number, total_cents, currency, happened_at)
     select visitor_id, type, products, attribution_token, order_number, total_cents, currency, to_timestamp(happened_at)
     from jsonb_to_recordset($1::jsonb) as events (visitor_id text, type text, products jsonb, attribution_token text,
       order_number text, total_cents bigint, currency text, happened_at double precision)
     on conflict (order_number) where order_number is not null do nothing`,
    [JSON.stringify(events.map(toRow))],
    'record shopper events',
  );
}

export function shopperEventStore(db: Database) {
  return {
    record: (events: readonly ShopperEvent[]) => recordEvents(db, events),

    /** A visitor's events, oldest first. */
    async listOf(visitorId: string): Promise<ShopperEvent[]> {
      const rows = await db.query<EventRow>(
        'select *, written_in::text from shopper_events where visitor_id = $1 order by id',
        [visitorId],
        'list events of',
      );
      return rows.map(toEvent);
    },

    /** The next events after a cursor. Stops before any transaction still running, whose events may come earlier. */
    async read(after: EventCursor, limit: number): Promise<ReadEvents> {
      const rows = await db.query<EventRow>(
        `select id, written_in::text as written_in, visitor_id, type, products, attribution_token, order_number,
           total_cents, currency, happened_at
         from shopper_events e
         where (e.written_in, e.id) > ($1::xid8, $2::bigint)
           and e.written_in < pg_snapshot_xmin(pg_current_snapshot())
         order by e.written_in, e.id limit $3`,
        [after.writtenIn, after.eventId, limit],
        'read shopper events',
      );
      const cursors = rows.map(({ written_in, id }) => ({ writtenIn: written_in, eventId: id }));
      return { events: rows.map(toEvent), cursors };
    },

    /** Deletes events past their retention or beyond the maximum, a page at a time. Returns whether there may be more. */
    async forgetOld(keptMax = KEPT_MAX): Promise<boolean> {
      const rows = await db.query<{ id: number }>(
        `delete from shopper_events where id in (
           select id from (select id, happened_at from shopper_events order by id limit $1) oldest
           where happened_at < now() - make_interval(days => $2) or id <= (select max(id) from shopper_events) - $3)
         returning id`,
        [FORGET_PAGE, KEPT_DAYS, keptMax],
        'forget old shopper events',
      );
      return rows.length === FORGET_PAGE;
    },
  };
}
