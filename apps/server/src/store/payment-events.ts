import type { PaymentEvent } from '@wattle/providers/payment';
import type { Database } from './database.ts';

type Row = { event: PaymentEvent; attempts: number };
export type DueEvent = { readonly event: PaymentEvent; readonly attempts: number };

/** Webhooks are stored whatever they contain: characters the database refuses are replaced. */
const toPlain = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\0|\p{Cs}/gu, '\ufffd') : value;

export function paymentEventStore(db: Database) {
  return {
    /** Stores a webhook. Duplicates are ignored. */
    async keep(events: readonly PaymentEvent[]): Promise<void> {
      if (events.length === 0) return;
      await db.query(
        `insert into payment_events (id, event)
         select e ->> 'id', e from jsonb_array_elements($1::jsonb) e on conflict do nothing`,
        [JSON.stringify(events, toPlain)],
        'keep payment events',
      );
    },

    /** Leases unhandled webhooks for this many seconds, oldest first. Other processes skip them. */
    async claim(limit: number, leaseSeconds: number): Promise<DueEvent[]> {
      const rows = await db.query<Row>(
        `update payment_events set attempts = attempts + 1, due_at = now() + $2 * interval '1 second'
         where id in (
           select id from payment_events where handled_at is null and due_at <= now()
           order by received_at limit $1 for update skip locked)
         returning event, attempts`,
        [limit, leaseSeconds],
        'claim payment events',
      );
      return [...rows];
    },

    async markHandled(id: string): Promise<void> {
      await db.query('update payment_events set handled_at = now() where id = $1', [id], 'mark payment event');
    },
  };
}
