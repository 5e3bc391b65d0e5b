import { cleanEmail } from '@wattle/domain/forms';
import type { Order } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';
import { toInstant, toSeconds } from './instants.ts';
import { knowVariants } from './line-variants.ts';
import { lockOrder } from './lock-order.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** An order as it is kept. `data` is everything that was agreed, in the shape of its time; `contact.email` is in each. */
export type OrderRecord = {
  readonly number: string;
  /** Seconds since epoch. */
  readonly placedAt: number;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The customer; null: a guest. */
  readonly customerSub?: string | null;
};

export type OrderPage = { readonly orders: readonly OrderRecord[]; readonly total: number };

export type OrderRow = {
  number: string;
  placed_at: Date;
  status: string;
  data: Record<string, unknown>;
  customer_sub: string | null;
};

const PAGE_SIZE = 500;

const orderTable = defineTable<OrderRecord>({
  name: 'orders',
  key: ['number'],
  onChange: TOUCH,
  columns: {
    number: ['text', (o) => o.number],
    placed_at: ['timestamptz', (o) => toInstant(o.placedAt)],
    status: ['text', (o) => o.status],
    data: ['jsonb', (o) => o.data],
    customer_sub: ['text', (o) => o.customerSub ?? null],
  },
});

/** Orders as they are read, each line with its variant. */
export async function toOrders(db: Queryable, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  const known = await knowVariants(
    db,
    rows.map(({ data }) => data),
  );
  return rows.map((row, index) => ({ ...toOrder(row), data: known[index] ?? row.data }));
}

const toOrder = (row: OrderRow): OrderRecord => ({
  number: row.number,
  placedAt: toSeconds(row.placed_at),
  status: row.status,
  data: row.data,
  customerSub: row.customer_sub,
});

export async function saveOrders(db: Queryable, orders: readonly OrderRecord[]): Promise<Counts> {
  return countChanges(orders.length, await upsert(db, orderTable, orders));
}

export function orderStore(db: Database) {
  return {
    async find(number: string): Promise<OrderRecord | undefined> {
      const rows = await db.query<OrderRow>('select * from orders where number = $1', [number], 'find order');
      return (await toOrders(db, rows))[0];
    },

    /** A page of a customer's orders, the newest first, and how many there are. */
    async listOf(sub: string, { limit, offset }: { limit: number; offset: number }): Promise<OrderPage> {
      const [rows, counts] = await Promise.all([
        db.query<OrderRow>(
          'select * from orders where customer_sub = $1 order by placed_at desc, number desc limit $2 offset $3',
          [sub, limit, offset],
          'list orders of customer',
        ),
        db.query<{ total: number }>(
          'select count(*)::int as total from orders where customer_sub = $1',
          [sub],
          'count orders of customer',
        ),
      ]);
      return { orders: await toOrders(db, rows), total: counts[0]?.total ?? 0 };
    },

    async findOf(sub: string, number: string): Promise<OrderRecord | undefined> {
      const sql = 'select * from orders where customer_sub = $1 and number = $2';
      const rows = await db.query<OrderRow>(sql, [sub, number], 'find order of customer');
      return (await toOrders(db, rows))[0];
    },

    /** Assigns a customer the guest orders with their email address. Other customers' orders are not touched. */
    async claim(sub: string, email: string): Promise<void> {
      await db.query(
        `update orders set customer_sub = $1, updated_at = now()
         where customer_sub is null and lower(data #>> '{contact,email}') = $2`,
        [sub, cleanEmail(email)],
        'claim orders',
      );
    },

    /** How many orders there are with an address, of an account or not. */
    async countFor(email: string): Promise<number> {
      const sql = `select count(*)::int as total from orders where lower(data #>> '{contact,email}') = $1`;
      return (await db.query<{ total: number }>(sql, [cleanEmail(email)], 'count orders for address'))[0]?.total ?? 0;
    },

    /** Whether an order was ever placed with this email address. */
    async hasOrdered(email: string): Promise<boolean> {
      const sql = `select exists (select from orders where lower(data #>> '{contact,email}') = $1) as ordered`;
      const [row] = await db.query<{ ordered: boolean }>(sql, [cleanEmail(email)], 'has ordered');
      return row?.ordered === true;
    },

    /** Every order placed at or after an instant, the oldest first, a page of them in memory at a time. */
    async *stream(since = new Date(0)): AsyncGenerator<OrderRecord> {
      // the cursor stays text: a Date would lose the microseconds, and the last row would come again
      let after = { cursor: since.toISOString(), number: '' };
      for (;;) {
        const rows = await db.query<OrderRow & { cursor: string }>(
          `select *, placed_at::text as cursor from orders where (placed_at, number) > ($1::timestamptz, $2)
           order by placed_at, number limit $3`,
          [after.cursor, after.number, PAGE_SIZE],
          'stream orders',
        );
        yield* await toOrders(db, rows);
        const last = rows.at(-1);
        if (!last) return;
        after = last;
      }
    },

    /** Changes an order while holding its lock; undefined: no such order. */
    change: <T>(number: string, work: (tx: Queryable, order: Order) => Promise<T>): Promise<T | undefined> =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, number);
        return order && work(tx, order);
      }),

    save: (orders: readonly OrderRecord[]) => saveOrders(db, orders),
  };
}
