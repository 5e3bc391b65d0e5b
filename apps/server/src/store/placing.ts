import type { KeptAnswer, OrderPlan } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';
import { sqlStateOf } from './database-error.ts';
import { type HoldInput, HoldShortage, type Shortage, type ShortVariant, takeHolds } from './order-holds.ts';

export type PlacementState = 'HELD' | 'ACTION' | 'SAVED' | 'REFUSED';

export type Placement = {
  readonly key: string;
  readonly fingerprint: string;
  readonly orderNumber: string | null;
  readonly state: PlacementState;
  readonly customerSub: string | null;
  readonly plan: OrderPlan | null;
  readonly answer: KeptAnswer | null;
  /** What the provider was told last and has not answered. */
  readonly step: PaymentStep | null;
  /** Somebody is at it. */
  readonly isBusy: boolean;
};

/** What the shopper brought back from the provider. Nothing of a card is in it. */
export type PaymentStep = {
  readonly details: Readonly<Record<string, unknown>>;
  readonly paymentData?: string;
};

export type OpenInput = HoldInput & {
  readonly key: string;
  readonly fingerprint: string;
  readonly customerSub: string | null;
  readonly busySeconds: number;
  readonly heldSeconds: number;
};

/** KEY_TAKEN: there is such a placement already. NUMBER_TAKEN: another order has this number. */
export type OpenResult =
  | 'OPENED'
  | 'KEY_TAKEN'
  | 'NUMBER_TAKEN'
  | { readonly short: Shortage; readonly variants: readonly ShortVariant[] };

type Row = {
  key: string;
  fingerprint: string;
  order_number: string | null;
  state: PlacementState;
  customer_sub: string | null;
  plan: OrderPlan | null;
  answer: KeptAnswer | null;
  step: PaymentStep | null;
  is_busy: boolean;
};

const COLUMNS =
  'key, fingerprint, order_number, state, customer_sub, plan, answer, step, busy_until > now() as is_busy';
const UNIQUE_VIOLATION = '23505';

export const toPlacement = (row: Row): Placement => ({
  key: row.key,
  fingerprint: row.fingerprint,
  orderNumber: row.order_number,
  state: row.state,
  customerSub: row.customer_sub,
  plan: row.plan,
  answer: row.answer,
  step: row.step,
  isBusy: row.is_busy,
});

/** Writes the placement, what it holds and what the provider is about to be asked for: all or nothing. */
async function open(tx: Queryable, input: OpenInput): Promise<OpenResult> {
  const { key, fingerprint, orderNumber, customerSub, plan, busySeconds, heldSeconds } = input;
  const made = await tx.query(
    `insert into placements (key, fingerprint, order_number, state, customer_sub, plan, busy_until, expires_at)
     select $1, $2, $3, 'HELD', $4, $5::jsonb, now() + $6 * interval '1 second', now() + $7 * interval '1 second'
     where not exists (select from orders where number = $3)
     on conflict (key) do nothing returning key`,
    [key, fingerprint, orderNumber, customerSub, JSON.stringify(plan), busySeconds, heldSeconds],
    'open placement',
  );
  if (made.length === 0) return (await hasKey(tx, key)) ? 'KEY_TAKEN' : 'NUMBER_TAKEN';
  await takeHolds(tx, input);
  if (plan.payments.provider) {
    await tx.query(
      `insert into payments (order_number, leg, type, status, amount_cents, idempotency_key)
       values ($1, 0, $2, 'STARTED', $3, $1::text || '-0')`,
      [orderNumber, plan.payments.provider.type, plan.payments.provider.cents],
      'start payment',
    );
  }
  return 'OPENED';
}

async function hasKey(tx: Queryable, key: string): Promise<boolean> {
  return (await tx.query('select key from placements where key = $1', [key], 'has placement')).length > 0;
}

export function placingStore(db: Database) {
  const findBy = async (column: 'key' | 'order_number', value: string): Promise<Placement | undefined> => {
    const sql = `select ${COLUMNS} from placements where ${column} = $1`;
    const [row] = await db.query<Row>(sql, [value], `find placement by ${column}`);
    return row && toPlacement(row);
  };
  return {
    findPlacement: (key: string) => findBy('key', key),
    findPlacementOf: (orderNumber: string) => findBy('order_number', orderNumber),

    /** Takes a key, and everything that the order needs. A shortage leaves nothing behind. */
    async openPlacement(input: OpenInput): Promise<OpenResult> {
      try {
        return await db.transaction((tx) => open(tx, input));
      } catch (error) {
        if (error instanceof HoldShortage) return { short: error.of, variants: error.variants };
        // the key gave way to another: it is the number that is there twice
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return 'NUMBER_TAKEN';
        throw error;
      }
    },

    /** Keeps a refusal for its key. False: the key was taken meanwhile. */
    async refusePlacement(key: string, fingerprint: string, answer: KeptAnswer): Promise<boolean> {
      const made = await db.query(
        `insert into placements (key, fingerprint, state, answer, busy_until, expires_at)
         values ($1, $2, 'REFUSED', $3, now(), now()) on conflict (key) do nothing returning key`,
        [key, fingerprint, JSON.stringify(answer)],
        'refuse placement',
      );
      return made.length > 0;
    },

    /** Takes over one that nobody is at any more, and that is not closed; with what the provider is about to be told. */
    async leasePlacement(orderNumber: string, busySeconds: number, step: PaymentStep | null = null): Promise<boolean> {
      const taken = await db.query(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now(),
           step = coalesce($3::jsonb, step)
         where order_number = $1 and state in ('HELD', 'ACTION') and busy_until <= now() returning key`,
        [orderNumber, busySeconds, step && JSON.stringify(step)],
        'lease placement',
      );
      return taken.length > 0;
    },

    /** Leaves it to whoever comes next. */
    async leavePlacement(orderNumber: string): Promise<void> {
      await db.query(
        `update placements set busy_until = now() where order_number = $1 and state in ('HELD', 'ACTION')`,
        [orderNumber],
        'leave placement',
      );
    },

    /** What the shopper brought back is of no use: the order waits on, for something better or for news. */
    async dropStep(orderNumber: string): Promise<void> {
      await db.query(
        `update placements set step = null, busy_until = now() where order_number = $1 and state in ('HELD', 'ACTION')`,
        [orderNumber],
        'drop step',
      );
    },

    /** The shopper has to do something, and has so long for it. */
    async awaitAction(
      orderNumber: string,
      answer: KeptAnswer,
      seconds: number,
      reference: string | null,
    ): Promise<void> {
      await db.query(
        `with waiting as (
           update placements set state = 'ACTION', answer = $2, step = null, busy_until = now(), updated_at = now(),
             expires_at = greatest(expires_at, now() + $3 * interval '1 second')
           where order_number = $1 and state in ('HELD', 'ACTION') returning order_number)
         update payments set status = 'ACTION', updated_at = now(),
           provider_reference = coalesce($4, provider_reference)
         where leg = 0 and status in ('STARTED', 'ACTION') and order_number in (select order_number from waiting)`,
        [orderNumber, JSON.stringify(answer), seconds, reference],
        'await action',
      );
    },

    /** Takes some whose time is over and that nobody is at, for so many seconds; processes pass each other by. */
    async leaseExpired(limit: number, busySeconds: number): Promise<Placement[]> {
      const rows = await db.query<Row>(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now()
         where key in (
           select key from placements where state in ('HELD', 'ACTION') and expires_at <= now() and busy_until <= now()
           order by expires_at limit $1 for update skip locked)
         returning ${COLUMNS}`,
        [limit, busySeconds],
        'lease expired placements',
      );
      return rows.map(toPlacement);
    },

    /** Takes some of which the provider was told something and nobody knows its answer. */
    async leaseUnanswered(limit: number, busySeconds: number): Promise<Placement[]> {
      const rows = await db.query<Row>(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now()
         where key in (
           select key from placements where step is not null and state in ('HELD', 'ACTION') and busy_until <= now()
           order by busy_until limit $1 for update skip locked)
         returning ${COLUMNS}`,
        [limit, busySeconds],
        'lease unanswered placements',
      );
      return rows.map(toPlacement);
    },
  };
}
