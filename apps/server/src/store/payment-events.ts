import { CURRENCY } from '@wattle/domain/settings';
import type { PaymentEvent } from '@wattle/providers/payment';
import type { Database } from './database.ts';

type Row = { event: PaymentEvent; attempts: number };
export type DueEvent = { readonly event: PaymentEvent; readonly attempts: number };

/** Webhooks are stored whatever they contain: characters the database refuses are replaced. */
const toPlain = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\0|\p{Cs}/gu, '\ufffd') : value;

export function paymentEventStore(db: Database) {
  return {
    /**
     * Stores webhooks. Duplicates are ignored. True: there is something to do about them. The one that every order gets,
     * the approval with which it was saved, is stored as handled.
     */
    async keep(events: readonly PaymentEvent[]): Promise<boolean> {
      if (events.length === 0) return false;
      const kept = await db.query<{ known: boolean }>(
        `insert into payment_events (id, event, handled_at)
         select e ->> 'id', e, case when e ->> 'kind' = 'AUTHORISED' and e ->> 'currency' = $2
           and e ->> 'paymentReference' = (
             select p.provider_reference from payments p where p.order_number = e ->> 'orderReference' and p.leg = 0
               and p.status = 'AUTHORISED' and p.amount_cents::text = e ->> 'amountCents') then now() end
         from jsonb_array_elements($1::jsonb) e on conflict do nothing returning handled_at is not null as known`,
        [JSON.stringify(events, toPlain), CURRENCY],
        'keep payment events',
      );
      return kept.filter(({ known }) => known).length < events.length;
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
