import type { Database, Queryable } from './database.ts';

export type OrderEventInput = {
  readonly orderNumber: string;
  /** Who did it: `shopper`, `manager Ada`, `provider`, `shop`. */
  readonly actor: string;
  readonly kind: string;
  readonly amountCents?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Idempotency key. */
  readonly key?: string;
};

export type OrderEventRow = {
  readonly orderNumber: string;
  readonly at: Date;
  readonly actor: string;
  readonly kind: string;
  readonly amountCents: number | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Adds an entry to the order's journal in this transaction. False: already there. */
export async function noteEvent(tx: Queryable, event: OrderEventInput): Promise<boolean> {
  const { orderNumber, actor, kind, amountCents = null, data = {}, key = null } = event;
  const noted = await tx.query(
    `insert into order_events (order_number, actor, kind, amount_cents, data, key) values ($1, $2, $3, $4, $5, $6)
     on conflict (key) do nothing returning id`,
    [orderNumber, actor, kind, amountCents, JSON.stringify(data), key],
    'note order event',
  );
  return noted.length > 0;
}

/** The entry with a key, if any. */
export async function findNoted(tx: Queryable, key: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const sql = 'select data from order_events where key = $1';
  return (await tx.query<{ data: Record<string, unknown> }>(sql, [key], 'find order event'))[0]?.data;
}

/** The journals of some orders, oldest first. */
export async function listOrderEvents(
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderEventRow[]>> {
  const rows = await db.query<OrderEventRow>(
    `select order_number as "orderNumber", at, actor, kind, amount_cents as "amountCents", data
     from order_events where order_number = any($1::text[]) order by id`,
    [numbers],
    'list order events',
  );
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber);
}

export function orderEventStore(db: Database) {
  return {
    find: (key: string) => findNoted(db, key),
    list: async (orderNumber: string): Promise<readonly OrderEventRow[]> =>
      (await listOrderEvents(db, [orderNumber])).get(orderNumber) ?? [],
  };
}
