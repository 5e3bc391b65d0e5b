import type { Database } from './database.ts';
import { type OrderRecord, type OrderRow, toOrders } from './orders.ts';

/** A payment that nobody heard of for this long is a problem. */
const UNSURE_MINUTES = 15;

/** The groups of what is to be done, in the order in which they are shown. */
export const ORDER_GROUPS = ['PROBLEM', 'PACK', 'MOVE'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** What a list is narrowed to; null: all. */
export type OrderFilter = {
  readonly words: readonly string[];
  readonly status: string | null;
  readonly storeId: string | null;
  readonly method: string | null;
  /** The promised day, yyyy-mm-dd. */
  readonly day: string | null;
  readonly placedSince: Date | null;
  /** A way to pay; `VOUCHER`: gift cards of all kinds. */
  readonly paidBy: string | null;
  readonly hasReturn: boolean;
  /** Promised for this day or earlier, yyyy-mm-dd. */
  readonly dueBy: string | null;
};

export type DeskOrder = OrderRecord & {
  readonly version: number;
  readonly dueKey: string;
  readonly problem: string | null;
  readonly problemAt: Date | null;
};

/** Where a page ended: the last row of it. */
export type OrderCursor = { readonly key: string; readonly number: string };

/** Where a list of the newest goes on after an order. */
export const newestCursor = ({ placedAt, number }: Pick<DeskOrder, 'placedAt' | 'number'>): OrderCursor => ({
  key: new Date(placedAt * 1000).toISOString(),
  number,
});

/** What was typed, in the parts that `order_words` keeps. */
export function searchWords(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  // a phone number is one word, however it is spaced
  if (/^\+?[\d\s()-]{6,}$/.test(text)) {
    const digits = text.replace(/\D/g, '');
    return [text.startsWith('+61') ? `0${digits.slice(2)}` : digits];
  }
  // every number begins with the same letter, which would find them all
  const plain = text.replace(/\bw-(?=\d)/g, '');
  return plain.split(/[\s,;:()/"'’_+&\\-]+/).filter(Boolean);
}

/** The words have neither quotes nor backslashes: `searchWords` splits at them. */
export const queryOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Orders that somebody has to look at, with why and since when: the first reason that applies. */
const TROUBLE = `trouble as (
  select distinct on (order_number) order_number, problem, since from (
    select order_number, kind as problem, raised_at as since, 1 as weight from order_problems where solved_at is null
    union all
    select order_number, 'PAYMENT_UNKNOWN', placed_at, 2 from desk_orders
    where stage = 'PAYMENT' and placed_at < now() - make_interval(mins => ${UNSURE_MINUTES})
    union all
    select order_number, case when status = 'PLACED' then 'LATE_TO_PACK' else 'LATE' end, null, 3 from desk_orders
    where stage in ('PACK', 'MOVE') and status <> 'READY_TO_COLLECT' and last_day < $1
  ) reasons order by order_number, weight)`;

class Params {
  readonly values: unknown[];
  constructor(...values: unknown[]) {
    this.values = values;
  }
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

function conditionsOf(filter: OrderFilter, params: Params): string {
  const { words, status, storeId, method, day, placedSince, paidBy, hasReturn, dueBy } = filter;
  return [
    'true',
    ...(words.length > 0 ? [`d.words @@ ${params.add(queryOf(words))}::tsquery`] : []),
    ...(status === null ? [] : [`d.status = ${params.add(status)}`]),
    ...(storeId === null ? [] : [`d.store_id = ${params.add(storeId)}`]),
    ...(method === null ? [] : [`d.method = ${params.add(method)}`]),
    ...(day === null ? [] : [`left(d.due_key, 10) = ${params.add(day)}`]),
    ...(placedSince === null ? [] : [`d.placed_at >= ${params.add(placedSince)}`]),
    ...(paidBy === null ? [] : [paidBy === 'VOUCHER' ? 'd.has_gift_card' : `d.paid_type = ${params.add(paidBy)}`]),
    ...(hasReturn ? ['d.has_return'] : []),
    // a window stands behind the day
    ...(dueBy === null ? [] : [`left(d.due_key, 10) <= ${params.add(dueBy)}`]),
  ].join(' and ');
}

const IN_GROUP: Readonly<Record<OrderGroup, string>> = {
  PROBLEM: 't.order_number is not null',
  PACK: `d.stage = 'PACK' and t.order_number is null`,
  MOVE: `d.stage = 'MOVE' and t.order_number is null`,
};

const FROM = 'from desk_orders d left join trouble t on t.order_number = d.order_number';
const FIELDS = 'd.due_key, t.problem, t.since';

type Row = OrderRow & { version: number; due_key: string; problem: string | null; since: Date | null };

const toDeskOrder = (order: OrderRecord, row: Row | undefined): DeskOrder => ({
  ...order,
  version: Number(row?.version),
  dueKey: row?.due_key ?? '',
  problem: row?.problem ?? null,
  problemAt: row?.since ?? null,
});

export type OrderCounts = Readonly<Record<'todo' | 'problems' | 'way' | 'pickups' | 'returns', number>>;

export function deskOrderStore(db: Database) {
  /** Joins the orders themselves only to the few that are shown. */
  const load = async (inner: string, order: string, params: Params): Promise<DeskOrder[]> => {
    const sql = `with ${TROUBLE}, page as (${inner})
      select o.*, page.due_key, page.problem, page.since from page join orders o on o.number = page.order_number
      order by ${order}`;
    const rows = await db.query<Row>(sql, params.values);
    const orders = await toOrders(db, rows);
    return orders.map((order, index) => toDeskOrder(order, rows[index]));
  };
  return {
    /** A group of what is to be done, the soonest promise first, after a row. */
    group(group: OrderGroup, filter: OrderFilter, today: string, after: OrderCursor | null, limit: number) {
      const params = new Params(today);
      const where = conditionsOf(filter, params);
      const since = after
        ? `(d.due_key, d.order_number) > (${params.add(after.key)}, ${params.add(after.number)})`
        : 'true';
      const inner = `select d.order_number, ${FIELDS} ${FROM} where ${IN_GROUP[group]} and ${where} and ${since}
        order by d.due_key, d.order_number limit ${params.add(limit)}`;
      return load(inner, 'page.due_key, page.order_number', params);
    },

    /** All that match, the newest first, after a row. */
    newest(filter: OrderFilter, today: string, after: OrderCursor | null, limit: number) {
      const params = new Params(today);
      const where = conditionsOf(filter, params);
      const since = after
        ? `(d.placed_at, d.order_number) < (${params.add(after.key)}::timestamptz, ${params.add(after.number)})`
        : 'true';
      const inner = `select d.order_number, d.placed_at, ${FIELDS} from (
          select * from desk_orders d where ${where} and ${since}
          order by d.placed_at desc, d.order_number desc limit ${params.add(limit)}) d
        left join trouble t on t.order_number = d.order_number`;
      return load(inner, 'page.placed_at desc, page.order_number desc', params);
    },

    /** How many are in each group. */
    async countGroups(filter: OrderFilter, today: string): Promise<Readonly<Record<OrderGroup, number>>> {
      const params = new Params(today);
      const where = conditionsOf(filter, params);
      const columns = ORDER_GROUPS.map((group) => `count(*) filter (where ${IN_GROUP[group]})::int as "${group}"`);
      const [row] = await db.query<Record<OrderGroup, number>>(
        // only what is open is looked at, by the index over it, whatever the words are: most orders are done
        `with ${TROUBLE}, open as materialized (
           select * from desk_orders where stage <> 'DONE'
           union all select d.* from trouble join desk_orders d using (order_number) where d.stage = 'DONE')
         select ${columns.join(', ')} from open d
         left join trouble t on t.order_number = d.order_number where ${where}`,
        params.values,
      );
      return row ?? { PROBLEM: 0, PACK: 0, MOVE: 0 };
    },

    /** How many there are to look at in each view, in one statement for all of them. */
    async countViews(today: string): Promise<OrderCounts> {
      const [row] = await db.query<OrderCounts>(
        `with ${TROUBLE}, todo as (
           select d.stage, d.method, d.due_key, t.order_number is not null as is_problem
           from desk_orders d left join trouble t on t.order_number = d.order_number
           where d.stage in ('PACK', 'MOVE')
           union all
           select d.stage, d.method, d.due_key, true from trouble t join desk_orders d using (order_number)
           where d.stage not in ('PACK', 'MOVE'))
         select count(*)::int as todo, count(*) filter (where is_problem)::int as problems,
           count(*) filter (where stage = 'MOVE' and not is_problem)::int as way,
           count(*) filter (where method = 'STORE_PICKUP' and left(due_key, 10) <= $1)::int as pickups,
           (select count(*) from desk_orders where has_return)::int as returns
         from todo`,
        [today],
        'count desk orders',
      );
      return row ?? { todo: 0, problems: 0, way: 0, pickups: 0, returns: 0 };
    },

    /** One order with its version and what is wrong with it. */
    async find(number: string, today: string): Promise<DeskOrder | undefined> {
      const params = new Params(today, number);
      const inner = `select d.order_number, ${FIELDS} ${FROM} where d.order_number = $2`;
      return (await load(inner, '1', params))[0];
    },
  };
}
