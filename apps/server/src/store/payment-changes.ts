import type { MoneyChangeKind, MoneyChangeState, PlannedChange } from '@wattle/domain/order';
import type { Database, Queryable } from './database.ts';

export type PaymentChange = {
  readonly id: number;
  readonly orderNumber: string;
  readonly leg: number;
  readonly kind: MoneyChangeKind;
  readonly state: MoneyChangeState;
  readonly amountCents: number;
  readonly idempotencyKey: string;
  readonly refundId: string | null;
  /** The provider's reference of this call. */
  readonly reference: string | null;
  /** The provider's reference of the payment. */
  readonly paymentReference: string | null;
  readonly attempts: number;
};

const COLUMNS = `c.id::int, c.order_number as "orderNumber", c.leg, c.kind, c.state, c.amount_cents as "amountCents",
  c.idempotency_key as "idempotencyKey", c.refund_id as "refundId", c.provider_reference as reference,
  p.provider_reference as "paymentReference", c.attempts`;

export type ChangeToWrite = PlannedChange & {
  readonly orderNumber: string;
  readonly refundId: string | null;
  readonly state: 'OPEN' | 'DONE';
  readonly voucherCode?: string;
};

/**
 * Queues provider calls before they are made. The key counts the tries: a retry is a new row. Idempotent.
 */
export async function writeChange(tx: Queryable, change: ChangeToWrite): Promise<void> {
  const { orderNumber, leg, kind, state, amountCents, refundId, voucherCode = null } = change;
  await tx.query(
    `insert into payment_changes (order_number, leg, kind, state, amount_cents, refund_id, voucher_code, idempotency_key)
     select $1::text, $2::int, $3::text, $4::text, $5::int, $6::text, $7::text,
       concat_ws('-', coalesce($6::text, $1::text), $2::int, lower($3::text), (
         select count(*) + 1 from payment_changes
         where order_number = $1 and leg = $2 and kind = $3 and refund_id is not distinct from $6::text))
     on conflict do nothing`,
    [orderNumber, leg, kind, state, amountCents, refundId, voucherCode],
    'write payment change',
  );
}

/** All provider calls about the payments of some orders, oldest first. */
export async function listChanges(db: Queryable, numbers: readonly string[]): Promise<readonly PaymentChange[]> {
  return db.query<PaymentChange>(
    `select ${COLUMNS} from payment_changes c join payments p using (order_number, leg)
     where c.order_number = any($1::text[]) order by c.id`,
    [numbers],
    'list payment changes',
  );
}

/** The last try of each call. */
export const lastTries = (changes: readonly PaymentChange[]): readonly PaymentChange[] =>
  changes.filter(
    ({ id, leg, kind, refundId }) =>
      !changes.some((one) => one.id > id && one.leg === leg && one.kind === kind && one.refundId === refundId),
  );

/** The call that a webhook is about: by its reference or, before the call is answered, by its kind. */
export async function findReportedChange(
  tx: Queryable,
  reported: {
    readonly orderNumber: string;
    readonly kind: MoneyChangeKind;
    readonly reference: string;
    readonly paymentReference: string;
    readonly amountCents: number;
  },
): Promise<PaymentChange | undefined> {
  const [row] = await tx.query<PaymentChange>(
    `select ${COLUMNS} from payment_changes c join payments p using (order_number, leg)
     where c.order_number = $1 and c.kind = $2 and p.provider_reference = $4 and (
       c.provider_reference = $3
       or c.provider_reference is null and c.state = 'OPEN' and c.attempts > 0 and (c.kind = 'CANCEL' or c.amount_cents = $5))
     order by c.provider_reference nulls last, c.id limit 1`,
    [reported.orderNumber, reported.kind, reported.reference, reported.paymentReference, reported.amountCents],
    'find reported change',
  );
  return row;
}

/** Saves the outcome of a call. False: already known, or the call has already failed. */
export async function markChange(
  tx: Queryable,
  id: number,
  state: 'SENT' | 'DONE' | 'FAILED',
  reference: string | null = null,
): Promise<boolean> {
  const marked = await tx.query(
    `update payment_changes set state = $2, provider_reference = coalesce($3, provider_reference), updated_at = now()
     where id = $1 and (
       $2 = 'SENT' and state = 'OPEN' or $2 = 'DONE' and state in ('OPEN', 'SENT') or $2 = 'FAILED' and state <> 'FAILED')
     returning id`,
    [id, state, reference],
    'mark payment change',
  );
  return marked.length > 0;
}

/** Marks the refund parts that the shopper is mailed about now, each once. Returns their legs. */
export async function claimUnnotified(tx: Queryable, refundId: string): Promise<readonly number[]> {
  const claimed = await tx.query<{ leg: number }>(
    `update payment_changes set told = true where refund_id = $1 and state in ('SENT', 'DONE') and not told returning leg`,
    [refundId],
    'claim unnotified changes',
  );
  return claimed.map(({ leg }) => leg);
}

/** Counts a chargeback, or its reversal. */
export async function addChargeback(tx: Queryable, orderNumber: string, reference: string, cents: number) {
  await tx.query(
    `update payments set charged_back_cents = greatest(0, charged_back_cents + $3), updated_at = now()
     where order_number = $1 and provider_reference = $2`,
    [orderNumber, reference, cents],
    'add chargeback',
  );
}

export function paymentChangeStore(db: Database) {
  return {
    list: (orderNumber: string) => listChanges(db, [orderNumber]),

    /**
     * Leases calls to make for this many seconds; other processes skip them. Per payment only one call of a kind at a
     * time, so that an early webhook can be matched to it, and a refund only after the capture is certain.
     */
    async claim(limit: number, leaseSeconds: number, orderNumber: string | null = null): Promise<PaymentChange[]> {
      return db.query<PaymentChange>(
        `update payment_changes c set attempts = c.attempts + 1, due_at = now() + $2 * interval '1 second'
         from payments p
         where p.order_number = c.order_number and p.leg = c.leg and c.id in (
           select o.id from payment_changes o
           where o.state = 'OPEN' and o.due_at <= now() and ($3::text is null or o.order_number = $3)
             and not exists (
               select from payment_changes e
               where e.order_number = o.order_number and e.leg = o.leg and e.kind = o.kind and e.id < o.id
                 and e.state = 'OPEN')
             and (o.kind <> 'REFUND' or exists (
               select from payment_changes t where t.order_number = o.order_number and t.leg = o.leg
                 and t.kind = 'CAPTURE' and t.state = 'DONE'))
           order by o.due_at limit $1 for update skip locked)
         returning ${COLUMNS}`,
        [limit, leaseSeconds, orderNumber],
        'claim payment changes',
      );
    },

    /** Unknown outcome: the call is repeated with the same key. */
    async postpone(id: number, seconds: number): Promise<void> {
      await db.query(
        `update payment_changes set due_at = now() + $2 * interval '1 second' where id = $1 and state = 'OPEN'`,
        [id, seconds],
        'postpone payment change',
      );
    },
  };
}
