import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from './database.ts';

export type StockAlert = {
  /** Ends this alert; known to whoever asked for it, which need not be the owner of the address. */
  readonly key: string;
  /** For the mail, which only the owner of the address gets: it ends all of their alerts. */
  readonly mailKey: string;
  readonly email: string;
};

export type WaitedFor = { readonly variantId: string; readonly productId: string };

/** How long a key works after the mail. Alerts that never fire are deleted after a year. */
const MAILED_DAYS = 30;
const WAITING_DAYS = 365;
/** Of one address: nobody can have somebody else flooded with mails. */
const OPEN_MAX = 100;

export function stockAlertStore(db: Database) {
  return {
    /**
     * Asking again for the same variant changes nothing, and the key is of no use then: who knows an address must not
     * end what its owner asked for.
     */
    async ask(email: string, variantId: string): Promise<string> {
      const key = randomUUID();
      await db.query(
        `insert into stock_alerts (key, email, variant_id) select $1::uuid, $2, $3
         where (select count(*) from stock_alerts where email = $2 and mailed_at is null) < $4
         on conflict (variant_id, email) where mailed_at is null do update set asked_at = now()`,
        [key, email, variantId, OPEN_MAX],
        'ask for stock',
      );
      return key;
    },

    /** Ends one alert or, with a key from a mail, all of the same address. */
    async end(key: string, isAll: boolean): Promise<void> {
      await db.query(
        `delete from stock_alerts where key = $1
           or ($2 and email = (select email from stock_alerts where key = $1 and mailed_at is not null))`,
        [key, isAll],
        'end stock alert',
      );
    },

    /** Variants in stock that somebody waits for, from one variant id on. */
    listWaitedFor: (after: string, limit: number): Promise<WaitedFor[]> =>
      db.query<WaitedFor>(
        `select v.id as "variantId", v.product_id as "productId"
         from variants v join variant_stock s on s.variant_id = v.id
         where v.id > $1 and s.qty > 0
           and exists (select from stock_alerts a where a.variant_id = v.id and a.mailed_at is null)
         order by v.id limit $2`,
        [after, limit],
        'list variants waited for',
      ),

    /**
     * Hands over open alerts of one variant, locked until `write` has written their mails: of several processes each
     * takes others, and none is mailed twice. Returns how many there were.
     */
    tell: (
      variantId: string,
      limit: number,
      write: (tx: Queryable, alerts: readonly StockAlert[]) => Promise<void>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const found = await tx.query<Omit<StockAlert, 'mailKey'>>(
          `select key, email from stock_alerts where variant_id = $1 and mailed_at is null
           order by asked_at limit $2 for update skip locked`,
          [variantId, limit],
          'take stock alerts',
        );
        if (found.length === 0) return 0;
        const alerts = found.map((alert) => ({ ...alert, mailKey: randomUUID() }));
        await write(tx, alerts);
        await tx.query(
          `update stock_alerts a set mailed_at = now(), key = m.fresh
           from unnest($1::uuid[], $2::uuid[]) as m (old, fresh) where a.key = m.old`,
          [alerts.map(({ key }) => key), alerts.map(({ mailKey }) => mailKey)],
          'mark stock alerts mailed',
        );
        return alerts.length;
      }),

    async forgetOld(): Promise<void> {
      await db.query(
        `delete from stock_alerts where mailed_at < now() - $1 * interval '1 day'
           or asked_at < now() - $2 * interval '1 day'`,
        [MAILED_DAYS, WAITING_DAYS],
        'forget old stock alerts',
      );
    },
  };
}
