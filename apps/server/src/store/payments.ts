import type { Order } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';

export type PaymentStatus =
  | 'HELD'
  | 'TAKEN'
  | 'RETURNED'
  | 'STARTED'
  | 'ACTION'
  | 'PENDING'
  | 'AUTHORISED'
  | 'REFUSED'
  | 'TO_CANCEL'
  | 'CANCELLING'
  | 'CANCELLED';

export type PaymentLeg = {
  readonly orderNumber: string;
  readonly leg: number;
  readonly type: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly idempotencyKey: string;
  /** The provider's reference. */
  readonly reference: string | null;
  /** The provider's page that the shopper was sent to, where it has a name of its own. */
  readonly pageReference: string | null;
  readonly attempts: number;
};

/** A payment that was approved, pays for no order and was returned. */
export type LatePayment = {
  readonly orderNumber: string;
  readonly amountCents: number;
  /** How it was paid. */
  readonly type: string;
  /** The order has been paid by another payment. */
  readonly isSecond: boolean;
  /** null: the attempt was forgotten before the money came. */
  readonly contact: Order['contact'] | null;
};

export type TellLate = (tx: Queryable, late: LatePayment) => Promise<void>;

type Row = {
  order_number: string;
  leg: number;
  type: string;
  status: PaymentStatus;
  amount_cents: number;
  idempotency_key: string;
  provider_reference: string | null;
  page_reference: string | null;
  attempts: number;
};

const toLeg = (row: Row): PaymentLeg => ({
  orderNumber: row.order_number,
  leg: row.leg,
  type: row.type,
  status: row.status,
  amountCents: row.amount_cents,
  idempotencyKey: row.idempotency_key,
  reference: row.provider_reference,
  pageReference: row.page_reference,
  attempts: row.attempts,
});

export function paymentStore(db: Database) {
  return {
    /** The payments of an order; the provider's is number 0. */
    async list(orderNumber: string): Promise<PaymentLeg[]> {
      const sql = 'select * from payments where order_number = $1 order by leg';
      return (await db.query<Row>(sql, [orderNumber], 'list payments')).map(toLeg);
    },

    /** The order of a payment; undefined: it is not one of ours. */
    async orderOf(reference: string): Promise<string | undefined> {
      const sql = 'select order_number from payments where provider_reference = $1 limit 1';
      return (await db.query<Pick<Row, 'order_number'>>(sql, [reference], 'find order of payment'))[0]?.order_number;
    },

    /**
     * Marks money that pays for no order: it must be returned. A second payment for an order is added as a payment of
     * its own. What was cancelled before it was known to be approved is told now.
     */
    async owe(orderNumber: string, reference: string, amountCents: number, tell: TellLate): Promise<void> {
      await db.transaction(async (tx) => {
        const gone = await tx.query<Settled>(
          `update payments set is_late = true, amount_cents = $3, updated_at = now()
           where order_number = $1 and provider_reference = $2 and status = 'CANCELLED' and not is_late
           returning amount_cents, is_late`,
          [orderNumber, reference, amountCents],
          'learn that a cancelled payment was approved',
        );
        await tellOf(tx, orderNumber, gone, tell);
        if (gone.length === 0) await addOwed(tx, orderNumber, reference, amountCents);
      });
    },

    /** Leases payments to cancel for this many seconds. Other processes skip them. */
    async claimCancels(limit: number, leaseSeconds: number): Promise<PaymentLeg[]> {
      const rows = await db.query<Row>(
        `update payments set attempts = attempts + 1, due_at = now() + $2 * interval '1 second'
         where (order_number, leg) in (
           select order_number, leg from payments where status = 'TO_CANCEL' and due_at <= now()
           order by due_at limit $1 for update skip locked)
         returning *`,
        [limit, leaseSeconds],
        'claim cancels',
      );
      return rows.map(toLeg);
    },

    /** CANCELLING: the provider will report by webhook. CANCELLED: nothing left to return. */
    async markCancel(orderNumber: string, leg: number, status: 'CANCELLING' | 'CANCELLED'): Promise<void> {
      await db.query(
        `update payments set status = $3, due_at = null, updated_at = now()
         where order_number = $1 and leg = $2 and status = 'TO_CANCEL'`,
        [orderNumber, leg, status],
        'mark cancel',
      );
    },

    async postponeCancel(orderNumber: string, leg: number, seconds: number): Promise<void> {
      await db.query(
        `update payments set due_at = now() + $3 * interval '1 second'
         where order_number = $1 and leg = $2 and status = 'TO_CANCEL'`,
        [orderNumber, leg, seconds],
        'postpone cancel',
      );
    },

    /**
     * Saves the provider's report of a cancellation: done, or to be retried. `tell` is called once, in the same
     * transaction, when a late payment has been returned.
     */
    async settleCancel(orderNumber: string, reference: string, isDone: boolean, tell?: TellLate): Promise<void> {
      await db.transaction(async (tx) => {
        const settled = await settle(tx, { orderNumber, reference, isDone });
        if (isDone && tell) await tellOf(tx, orderNumber, settled, tell);
      });
    },
  };
}

type Settled = { amount_cents: number; is_late: boolean };

async function tellOf(tx: Queryable, orderNumber: string, settled: readonly Settled[], tell: TellLate): Promise<void> {
  for (const { amount_cents: amountCents } of settled.filter(({ is_late }) => is_late)) {
    await tell(tx, { orderNumber, amountCents, ...(await findPayer(tx, orderNumber)) });
  }
}

/** The first number of payments that nobody asked for. */
const STRAY_FROM = 100;
const MAX_TRIES = 100;

/** Two of them in the same instant want the same number: the second waits for the first, and takes the next. */
async function addOwed(tx: Queryable, orderNumber: string, reference: string, amountCents: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const known = await tx.query(
      `with own as (
         update payments set status = 'TO_CANCEL', provider_reference = $2, is_late = true, amount_cents = $3,
           due_at = now(), updated_at = now()
         where order_number = $1 and leg = 0 and status in ('STARTED', 'ACTION', 'REFUSED', 'TO_CANCEL', 'CANCELLING')
           and (provider_reference is null or provider_reference = $2)
         returning leg),
       there as (select leg from payments where order_number = $1 and provider_reference = $2),
       added as (
         insert into payments
           (order_number, leg, type, status, amount_cents, idempotency_key, provider_reference, due_at, is_late)
         select $1, greatest($4::int, (select max(leg) + 1 from payments where order_number = $1)), 'STRAY', 'TO_CANCEL',
           $3, $1::text || '-' || $2::text, $2, now(), true
         where not exists (select from own) and not exists (select from there)
         on conflict do nothing returning leg)
       select leg from own union all select leg from there union all select leg from added`,
      [orderNumber, reference, amountCents, STRAY_FROM],
      'owe payment',
    );
    if (known.length > 0) return;
  }
  throw new Error(`A payment for ${orderNumber} found no number.`);
}

const settle = (
  tx: Queryable,
  { orderNumber, reference, isDone }: { orderNumber: string; reference: string; isDone: boolean },
): Promise<Settled[]> =>
  tx.query<Settled>(
    `update payments set status = case when $3 then 'CANCELLED' else 'TO_CANCEL' end, updated_at = now(),
       -- so that a word of the same payment that comes late is known to be of this one, and a refund is of it
       provider_reference = $2,
       -- what fails again and again is tried ever less often, and at least once a day
       due_at = case when $3 then null else now() + least(power(2, least(attempts, 11)), 1440) * interval '1 minute' end
     where order_number = $1 and status in ('TO_CANCEL', 'CANCELLING')
       and (provider_reference = $2 or provider_reference is null)
     returning amount_cents, is_late`,
    [orderNumber, reference, isDone],
    'settle cancel',
  );

/** Who paid: from the order, or from the attempt that did not become one. */
async function findPayer(
  tx: Queryable,
  orderNumber: string,
): Promise<Pick<LatePayment, 'type' | 'contact' | 'isSecond'>> {
  const [row] = await tx.query<{ type: string; contact: Order['contact'] | null; isSecond: boolean }>(
    `select p.type, coalesce(o.data -> 'contact', a.contact) as contact,
       coalesce(o.status not in ('PENDING', 'CANCELLED'), false) as "isSecond" from payments p
       left join orders o on o.number = p.order_number left join placements a on a.order_number = p.order_number
     where p.order_number = $1 and p.leg = 0`,
    [orderNumber],
    'find payer',
  );
  return row ?? { type: '', contact: null, isSecond: false };
}
