import type { Database } from './database.ts';
import { knowVariants } from './line-variants.ts';
import { outbox } from './outbox.ts';

export type HookState = 'waiting' | 'delivered' | 'dead';
export type HookDelivery = {
  readonly id: string;
  readonly url: string;
  readonly event: string;
  readonly subject: string;
  readonly data: unknown;
  readonly happenedAt: Date;
  readonly state: HookState;
  readonly attempts: number;
  readonly problem: string | null;
};

const COLUMNS = 'id, url, event, subject, data, happened_at as "happenedAt", state, attempts, problem';

/** An order of which another build wrote down what happened may lack the variants. */
async function withVariants(db: Database, delivery: HookDelivery): Promise<HookDelivery> {
  const { event, data } = delivery;
  if (!event.startsWith('order.') || typeof data !== 'object' || data === null) return delivery;
  return { ...delivery, data: (await knowVariants(db, [data]))[0] };
}

/** Events for other systems. Triggers write them in the transaction in which they happen. */
export function hookStore(db: Database) {
  const { postpone, giveUp } = outbox(db, 'hook_deliveries');
  return {
    /** Sets the targets. Events waiting for others are dropped. */
    async setTargets(urls: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.query('delete from hook_targets where not url = any($1::text[])', [urls], 'drop hook targets');
        await tx.query(
          'insert into hook_targets (url) select unnest($1::text[]) on conflict do nothing',
          [urls],
          'add hook targets',
        );
        await tx.query(
          `update hook_deliveries set state = 'dead', problem = 'no longer configured'
           where state = 'waiting' and not url = any($1::text[])`,
          [urls],
          'drop hook deliveries',
        );
      });
    },

    /** Claims the next due event for one target. */
    async claim(url: string, leaseSeconds: number): Promise<HookDelivery | undefined> {
      const [row] = await db.query<HookDelivery>(
        `update hook_deliveries set attempts = attempts + 1, due_at = now() + $1 * interval '1 second'
         where id = (
           select id from hook_deliveries where state = 'waiting' and due_at <= now() and url = $2
           order by due_at limit 1 for update skip locked)
         returning ${COLUMNS}`,
        [leaseSeconds, url],
        'claim hook',
      );
      return row && withVariants(db, row);
    },

    async markDelivered(id: string): Promise<void> {
      await db.query(
        `update hook_deliveries set state = 'delivered', delivered_at = now(), problem = null where id = $1`,
        [id],
        'mark hook delivered',
      );
    },

    postpone,
    giveUp,

    /** Requeues failed events whose target is still configured. */
    async revive(): Promise<number> {
      const rows = await db.query(
        `update hook_deliveries set state = 'waiting', attempts = 1, due_at = now()
         where state = 'dead' and url in (select url from hook_targets) returning id`,
        [],
        'revive hooks',
      );
      return rows.length;
    },

    /** The log, newest first. */
    list: (limit: number): Promise<HookDelivery[]> =>
      db.query<HookDelivery>(
        `select ${COLUMNS} from hook_deliveries order by happened_at desc limit $1`,
        [limit],
        'list hooks',
      ),

    /** Deletes old ones that no longer wait, oldest first, at most `limit`. Returns how many. */
    async forget(keptDays: number, limit: number): Promise<number> {
      const rows = await db.query(
        `delete from hook_deliveries where id in (
           select id from hook_deliveries where state <> 'waiting' and happened_at < now() - $1 * interval '1 day'
           order by happened_at limit $2) returning id`,
        [keptDays, limit],
        'forget hooks',
      );
      return rows.length;
    },
  };
}

export type HookStore = ReturnType<typeof hookStore>;
