import type { Database } from './database.ts';
import type { EventCursor } from './shopper-events.ts';

export type EventReader = EventCursor & {
  /** Compressed state derived from the events so far. */
  readonly state: Uint8Array | null;
};

type ReaderRow = { written_in: string; event_id: number; state: Uint8Array | null };

/**
 * A restored backup may contain transaction ids from the future. Treat those events as past, and move a reader that far
 * ahead back to the present.
 */
const SETTLE_RESTORED = `
  update shopper_events set written_in = '0' where written_in >= pg_snapshot_xmax(pg_current_snapshot())`;
const SETTLE_READER = `
  update event_readers set written_in = pg_snapshot_xmin(pg_current_snapshot()), event_id = 0
  where written_in >= pg_snapshot_xmax(pg_current_snapshot())`;

export function eventReaderStore(db: Database) {
  return {
    /** A reader's position. A new reader starts at the oldest event, or now. */
    async open(name: string, begins: 'oldest' | 'now' = 'oldest'): Promise<EventReader> {
      return db.transaction(async (tx) => {
        await tx.query(
          `insert into event_readers (name, written_in)
           values ($1, case when $2 then pg_snapshot_xmin(pg_current_snapshot()) else '0' end) on conflict do nothing`,
          [name, begins === 'now'],
        );
        await tx.query(SETTLE_RESTORED);
        await tx.query(SETTLE_READER);
        const [row] = await tx.query<ReaderRow>(
          'select written_in::text as written_in, event_id, state from event_readers where name = $1',
          [name],
        );
        if (!row) throw new Error(`No reader ${name}.`);
        return { writtenIn: row.written_in, eventId: row.event_id, state: row.state };
      });
    },

    /** Leases a reader for some seconds, unless it is leased or was saved within `quietSeconds`. */
    async hold(name: string, seconds: number, quietSeconds = 0): Promise<EventCursor | undefined> {
      const [row] = await db.query<ReaderRow>(
        `insert into event_readers as r (name, held_until)
         values ($1, clock_timestamp() + make_interval(secs => $2))
         on conflict (name) do update set held_until = excluded.held_until
         where r.held_until < clock_timestamp()
           and r.saved_at <= clock_timestamp() - make_interval(secs => $3)
         returning written_in::text as written_in, event_id`,
        [name, seconds, quietSeconds],
        'hold event reader',
      );
      return row && { writtenIn: row.written_in, eventId: row.event_id };
    },

    /** Saves a reader's position, which never goes back, and releases the lease. */
    async save(name: string, { writtenIn, eventId, state }: EventReader): Promise<void> {
      await db.query(
        `insert into event_readers as r (name, written_in, event_id, state, saved_at)
         values ($1, $2::xid8, $3::bigint, $4, clock_timestamp())
         on conflict (name) do update
         set written_in = excluded.written_in, event_id = excluded.event_id, state = excluded.state,
           saved_at = excluded.saved_at, held_until = '-infinity'
         where (r.written_in, r.event_id) <= (excluded.written_in, excluded.event_id)`,
        [name, writtenIn, eventId, state],
        'save event reader',
      );
    },
  };
}
