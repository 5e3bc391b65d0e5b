import type { MarketingRequest } from '@wattle/providers/marketing';
import type { Database, Queryable } from './database.ts';
import { toSeconds } from './instants.ts';
import { outbox } from './outbox.ts';

export type MarketingState = 'waiting' | 'delivered' | 'dead';
export type KeptRequest = MarketingRequest & {
  readonly state: MarketingState;
  readonly attempts: number;
  readonly problem: string | null;
};

export type SignUp = Extract<KeptRequest, { readonly kind: 'subscription' }>;

/** A visitor's request before it has an id. */
export type NewMarketingRequest =
  | Pick<Extract<MarketingRequest, { kind: 'subscription' }>, 'kind' | 'data'>
  | Pick<Extract<MarketingRequest, { kind: 'enquiry' }>, 'kind' | 'data'>;

type Row = {
  id: string;
  kind: MarketingRequest['kind'];
  data: MarketingRequest['data'];
  received_at: Date;
  state: MarketingState;
  attempts: number;
  problem: string | null;
};

const PAGE_SIZE = 500;

const toRequest = (row: Row): KeptRequest =>
  ({
    id: row.id,
    kind: row.kind,
    data: row.data,
    receivedAt: toSeconds(row.received_at),
    state: row.state,
    attempts: row.attempts,
    problem: row.problem,
    // `kind` and `data` are written together, so they match
  }) as KeptRequest;

/** Saves a request. Does nothing if its idempotency key exists. */
export async function keepMarketingRequest(
  db: Queryable,
  id: string,
  key: string | undefined,
  request: NewMarketingRequest,
): Promise<void> {
  await db.query(
    `insert into marketing_requests (id, request_key, kind, data) values ($1, $2, $3, $4::jsonb)
     on conflict (request_key) do nothing`,
    [id, key ?? null, request.kind, JSON.stringify(request.data)],
    'keep marketing request',
  );
}

export function marketingRequestStore(db: Database) {
  const waiting = outbox<Row>(db, 'marketing_requests');
  return {
    keep: (id: string, key: string | undefined, request: NewMarketingRequest): Promise<void> =>
      keepMarketingRequest(db, id, key, request),

    async claim(leaseSeconds: number): Promise<KeptRequest | undefined> {
      const row = await waiting.claim(leaseSeconds);
      return row && toRequest(row);
    },
    postpone: waiting.postpone,
    giveUp: waiting.giveUp,

    async markDelivered(id: string): Promise<void> {
      await db.query(
        `update marketing_requests set state = 'delivered', delivered_at = now(), problem = null
         where id = $1 and state = 'waiting'`,
        [id],
        'mark delivered',
      );
    },

    /** Requeues dead requests. Returns how many. */
    async revive(): Promise<number> {
      const rows = await db.query(
        `update marketing_requests set state = 'waiting', attempts = 0, due_at = now() where state = 'dead' returning id`,
      );
      return rows.length;
    },

    /**
     * Deletes requests delivered more than that many days ago, oldest first, at most `limit`. Enquiries that nobody has
     * closed stay half a year. Returns how many.
     */
    async forgetDelivered(keptDays: number, limit: number): Promise<number> {
      const rows = await db.query(
        `delete from marketing_requests where id in (
           select id from marketing_requests
           where state = 'delivered' and delivered_at < now() - $1 * interval '1 day'
             and (kind <> 'enquiry' or closed_at is not null or received_at < now() - interval '180 days')
           order by delivered_at limit $2 for update skip locked)
         returning id`,
        [keptDays, limit],
        'forget delivered',
      );
      return rows.length;
    },

    /** Deletes these if they are still in that state. Returns how many. */
    async forget(ids: readonly string[], state: MarketingState): Promise<number> {
      const rows = await db.query(
        'delete from marketing_requests where id = any($1::uuid[]) and state = $2 returning id',
        [ids, state],
        'forget marketing requests',
      );
      return rows.length;
    },

    /** Newsletter and event sign-ups, the newest first. */
    async listSignUps(limit: number, offset: number): Promise<readonly SignUp[]> {
      const rows = await db.query<Row>(
        `select * from marketing_requests where kind = 'subscription' order by received_at desc, id limit $1 offset $2`,
        [limit, offset],
        'list sign-ups',
      );
      return rows.map(toRequest).filter((one) => one.kind === 'subscription');
    },

    async count(): Promise<Readonly<Record<MarketingState, number>>> {
      const rows = await db.query<{ state: MarketingState; count: number }>(
        'select state, count(*)::int as count from marketing_requests group by state',
      );
      return { waiting: 0, delivered: 0, dead: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) };
    },

    /** Requests of a kind received since an instant, oldest first, one page in memory at a time. */
    async *stream(kind: MarketingRequest['kind'], since = new Date(0)): AsyncGenerator<KeptRequest> {
      // keep the cursor as text: a Date would lose the microseconds, and the last row would repeat
      let after = { cursor: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
      for (;;) {
        const rows = await db.query<Row & { cursor: string }>(
          `select *, received_at::text as cursor from marketing_requests
           where kind = $1 and (received_at, id) > ($2::timestamptz, $3::uuid) order by received_at, id limit $4`,
          [kind, after.cursor, after.id, PAGE_SIZE],
          'stream marketing requests',
        );
        yield* rows.map(toRequest);
        const last = rows.at(-1);
        if (!last) return;
        after = last;
      }
    },
  };
}

export type MarketingRequestStore = ReturnType<typeof marketingRequestStore>;
