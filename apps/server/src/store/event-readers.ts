import type { Database } from './database.ts';
import type { EventCursor } from './shopper-events.ts';

export type EventReader = EventCursor & {
  /** What was made of the events so far, packed. */
  readonly state: Uint8Array | null;
};

type ReaderRow = { written_in: string; event_id: number; state: Uint8Array | null };

/**
 * A copy of a database that was restored elsewhere holds numbers of transactions that are still to come there.
 * They become the past, and a reader that had come so far goes on with what is new.
 */
const SETTLE_RESTORED = `
  update shopper_events set written_in = '0' where written_in >= pg_snapshot_xmax(pg_current_snapshot())`;
const SETTLE_READER = `
  update event_readers set written_in = pg_snapshot_xmin(pg_current_snapshot()), event_id = 0
  where written_in >= pg_snapshot_xmax(pg_current_snapshot())`;

export function eventReaderStore(db: Database) {
  return {
    /** Where a reader is. A new one begins with the oldest event, or with those from now on. */
    async openReader(name: string, begins: 'oldest' | 'now' = 'oldest'): Promise<EventReader> {
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

    /** Takes a reader's work for some seconds, unless somebody else has it, or saved it only just now. */
    async holdReader(name: string, seconds: number, quietSeconds = 0): Promise<EventCursor | undefined> {
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

    /** Keeps how far a reader has come, never going back, and lets go of its work. */
    async saveReader(name: string, { writtenIn, eventId, state }: EventReader): Promise<void> {
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
