import type { Database } from './database.ts';

/** A table of things to send: each is claimed and sent, tried again later, or given up. */
export function outbox<Row>(db: Database, table: 'mails' | 'marketing_requests' | 'hook_deliveries') {
  return {
    /** Claims the next due row for this many seconds. If the process dies, it is due again. Other processes skip it. */
    async claim(leaseSeconds: number): Promise<Row | undefined> {
      const [row] = await db.query<Row>(
        `update ${table} set attempts = attempts + 1, due_at = now() + $1 * interval '1 second'
         where id = (
           select id from ${table} where state = 'waiting' and due_at <= now()
           order by due_at limit 1 for update skip locked)
         returning *`,
        [leaseSeconds],
        `claim ${table}`,
      );
      return row;
    },

    async postpone(id: string, seconds: number, problem: string): Promise<void> {
      await db.query(
        `update ${table} set due_at = now() + $2 * interval '1 second', problem = $3 where id = $1 and state = 'waiting'`,
        [id, seconds, problem],
        `postpone ${table}`,
      );
    },

    /** Marks it dead: no more attempts. */
    async giveUp(id: string, problem: string): Promise<void> {
      await db.query(
        `update ${table} set state = 'dead', problem = $2 where id = $1 and state = 'waiting'`,
        [id, problem],
        `give up ${table}`,
      );
    },
  };
}
