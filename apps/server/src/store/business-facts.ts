import type { Database } from './database.ts';

/** A figure of the business: a series of metrics, its label, and its value. */
export type BusinessFact = { readonly series: BusinessSeries; readonly label: string; readonly value: number };
export type BusinessSeries =
  | 'orders'
  | 'payments'
  | 'placements'
  | 'held'
  | 'waiting'
  | 'dead'
  | 'oldest'
  | 'problems'
  | 'alarms';

const QUEUES = [
  ['mails', 'mails'],
  ['forms', 'marketing_requests'],
  ['hooks', 'hook_deliveries'],
] as const;

const queueFacts = ([name, table]: (typeof QUEUES)[number]): string => `
  select 'waiting', '${name}', count(*)::float8 from ${table} where state = 'waiting'
  union all select 'dead', '${name}', count(*)::float8 from ${table} where state = 'dead'
  union all select 'oldest', '${name}', coalesce(extract(epoch from now() - min(due_at)), 0)::float8
    from ${table} where state = 'waiting' and due_at < now()`;

/** What orders, payments and queues look like now, in one statement that reads indexes. */
const SQL = `
  select 'orders' as series, status as label, count(*)::float8 as value from orders
    where placed_at > now() - interval '1 hour' group by status
  union all select 'payments', status, count(*)::float8 from payments
    where updated_at > now() - interval '1 hour' group by status
  union all select 'placements', state, count(*)::float8 from placements where state in ('HELD', 'ACTION') group by state
  union all select 'held', 'stock', coalesce(sum(qty), 0)::float8 from stock_holds
  union all select 'oldest', 'placements', coalesce(extract(epoch from now() - min(expires_at)), 0)::float8
    from placements where state in ('HELD', 'ACTION') and expires_at < now()
  union all select 'problems', 'open', count(*)::float8 from order_problems where solved_at is null
  union all select 'alarms', service, 1::float8 from service_alarms
  union all ${QUEUES.map(queueFacts).join('\n  union all ')}`;

export const readBusinessFacts = (db: Database): Promise<BusinessFact[]> =>
  db.query<BusinessFact>(SQL, [], 'read business facts');
