import type { Order } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';
import { knowVariants } from './line-variants.ts';

/** Somebody changed the order since its form was made. */
export class OrderChanged extends Error {
  override readonly name = 'OrderChanged';
  readonly version: number;

  constructor(number: string, version: number) {
    super(`${number} is at version ${version}.`);
    this.version = version;
  }
}

export type OrderGuard = {
  readonly number: string;
  /** What the change was made for. */
  readonly version: number;
  /** Writes down how the order was and is, in the same transaction. Not called when nothing changed. */
  readonly onChange: (tx: Queryable, before: Order, after: Order) => Promise<void>;
};

type Row = { data: Order; version: number };

const read = async (tx: Queryable, number: string): Promise<Row | undefined> => {
  const sql = 'select data, version from orders where number = $1 for update';
  const [row] = await tx.query<Row>(sql, [number], 'guard order');
  const [data] = row ? await knowVariants(tx, [row.data]) : [];
  return row && data && { ...row, data };
};

/**
 * The database for one change of an order that somebody saw in a certain version. Its first transaction begins with a
 * look at the locked order: another version throws `OrderChanged`, and nothing happens. What follows a change, such as
 * what the payment provider says to it, is not guarded: it belongs to the change.
 */
export function guardOrder(db: Database, { number, version, onChange }: OrderGuard): Database {
  let isGuarded = true;
  return {
    ...db,
    async transaction(work) {
      if (!isGuarded) return db.transaction(work);
      const result = await db.transaction(async (tx) => {
        const before = await read(tx, number);
        if (before && Number(before.version) !== version) throw new OrderChanged(number, Number(before.version));
        const done = await work(tx);
        const after = before && (await read(tx, number));
        if (after && Number(after.version) !== version) await onChange(tx, before.data, after.data);
        return done;
      });
      isGuarded = false;
      return result;
    },
  };
}
