import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from './database.ts';

export type StockAlert = {
  /** Key to the alert, known only to the shopper. */
  readonly key: string;
  readonly email: string;
  readonly productId: string;
  readonly variantId: string;
};

/** How long a key works after the mail. Alerts that never fire are deleted after a year. */
const MAILED_DAYS = 30;
const WAITING_DAYS = 365;

export function stockAlertStore(db: Database) {
  return {
    /** Asking again for the same variant changes nothing. */
    async ask(email: string, variantId: string): Promise<string> {
      const [row] = await db.query<{ key: string }>(
        `insert into stock_alerts (key, email, variant_id) values ($1, $2, $3)
         on conflict (variant_id, email) where mailed_at is null do update set asked_at = now()
         returning key`,
        [randomUUID(), email, variantId],
        'ask for stock',
      );
      if (!row) throw new Error('A stock alert was not saved.');
      return row.key;
    },

    /** Ends one alert, or all of the same address. */
    async end(key: string, isAll: boolean): Promise<void> {
      await db.query(
        `delete from stock_alerts where key = $1
           or ($2 and email = (select email from stock_alerts where key = $1))`,
        [key, isAll],
        'end stock alert',
      );
    },

    /**
     * Hands over the open alerts whose variant is in stock, locked until `mail` has written to them: of several processes
     * each takes others, and none is mailed twice. Those that `mail` does not return stay open. Returns how many there
     * were.
     */
    takeDue: (
      limit: number,
      mail: (tx: Queryable, due: readonly StockAlert[]) => Promise<readonly StockAlert[]>,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const due = await tx.query<StockAlert>(
          `select a.key, a.email, v.product_id as "productId", a.variant_id as "variantId"
           from stock_alerts a join variants v on v.id = a.variant_id join variant_stock s on s.variant_id = a.variant_id
           where a.mailed_at is null and s.qty > 0
           order by a.asked_at limit $1 for update of a skip locked`,
          [limit],
          'take due stock alerts',
        );
        if (due.length === 0) return 0;
        const mailed = await mail(tx, due);
        await tx.query(
          'update stock_alerts set mailed_at = now() where key = any($1::uuid[])',
          [mailed.map(({ key }) => key)],
          'mark stock alerts mailed',
        );
        return mailed.length;
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
