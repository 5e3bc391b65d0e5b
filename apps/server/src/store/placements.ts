import type { KeptAnswer } from '@wattle/domain/order';
import {
  forgetPlacements,
  PlacementClosed,
  type ReleaseInput,
  releasePlacement,
  type SaveInput,
  type SaveWithOrder,
  type Settled,
  saveOrder,
  settlePending,
} from './close-placement.ts';
import type { Database, Queryable } from './database.ts';
import { sqlStateOf } from './database-error.ts';
import { inOneGo } from './in-one-go.ts';
import { type HoldInput, HoldShortage, type Shortage, type ShortVariant, takeHolds } from './order-holds.ts';
import { COLUMNS, type PaymentStep, type Placement, type PlacementRow, toPlacement } from './placement-rows.ts';

export type OpenInput = HoldInput & {
  readonly key: string;
  /** The browser's name for it. */
  readonly attemptKey: string;
  /** The attempt it replaces. */
  readonly replaces: string | null;
  readonly fingerprint: string;
  readonly customerSub: string | null;
  readonly busySeconds: number;
  readonly heldSeconds: number;
};

/**
 * KEY_TAKEN: the placement exists. NUMBER_TAKEN: another order has this number. replacedBy: another attempt replaced
 * the same one.
 */
export type OpenResult =
  | 'OPENED'
  | 'KEY_TAKEN'
  | 'NUMBER_TAKEN'
  | { readonly replacedBy: string }
  | { readonly short: Shortage; readonly variants: readonly ShortVariant[] };

const UNIQUE_VIOLATION = '23505';

/** Thrown to roll back: the key or the order's number is taken. */
class Taken extends Error {}

/** Saves the placement, its holds and the coming provider call: all or nothing. */
async function open(tx: Queryable, input: OpenInput): Promise<OpenResult> {
  const { attemptKey, replaces } = input;
  const replacedBy = replaces === null ? undefined : await takePlaceOf(tx, replaces, attemptKey);
  if (replacedBy !== undefined) return { replacedBy };
  // the first to fail says why: what a taken key is short of, it may hold itself
  await inOneGo([makePlacement(tx, input), takeHolds(tx, input)]);
  return 'OPENED';
}

async function makePlacement(tx: Queryable, input: OpenInput): Promise<void> {
  const { key, attemptKey, fingerprint, orderNumber, customerSub, plan, busySeconds, heldSeconds } = input;
  const { provider } = plan.payments;
  const made = await tx.query(
    `with made as (
       insert into placements
         (key, fingerprint, order_number, state, customer_sub, plan, busy_until, expires_at, attempt_key)
       select $1, $2, $3, 'HELD', $4, $5::jsonb, now() + $6 * interval '1 second', now() + $7 * interval '1 second', $8
       where not exists (select from orders where number = $3)
       on conflict (key) do nothing returning order_number),
     started as (
       insert into payments (order_number, leg, type, status, amount_cents, idempotency_key)
       select order_number, 0, $9::text, 'STARTED', $10::int, order_number || '-0' from made where $9::text is not null)
     select order_number from made`,
    [
      ...[key, fingerprint, orderNumber, customerSub, JSON.stringify(plan), busySeconds, heldSeconds, attemptKey],
      ...[provider?.type ?? null, provider?.cents ?? null],
    ],
    'open placement',
  );
  if (made.length === 0) throw new Taken();
}

/**
 * Marks an attempt as replaced. If another attempt has already replaced it and was not refused, returns that one. Rows
 * are locked before they are read, so concurrent tabs see what the first did.
 */
async function takePlaceOf(tx: Queryable, replaced: string, by: string): Promise<string | undefined> {
  let last = { key: replaced, ...(await lockAttempt(tx, replaced)) };
  while (last.replacedBy && last.replacedBy !== by) {
    last = { key: last.replacedBy, ...(await lockAttempt(tx, last.replacedBy)) };
  }
  if (last.key !== replaced && last.isAlive) return last.key;
  await tx.query('update placements set replaced_by = $2 where attempt_key = $1', [last.key, by], 'replace attempt');
  return undefined;
}

async function lockAttempt(tx: Queryable, attemptKey: string) {
  const [row] = await tx.query<{ state: string; replaced_by: string | null }>(
    'select state, replaced_by from placements where attempt_key = $1 order by created_at desc limit 1 for update',
    [attemptKey],
    'lock attempt',
  );
  return { replacedBy: row?.replaced_by, isAlive: row !== undefined && row.state !== 'REFUSED' };
}

async function hasKey(db: Database, key: string): Promise<boolean> {
  return (await db.query('select key from placements where key = $1', [key], 'has placement')).length > 0;
}

export function placementStore(db: Database) {
  const findBy = async (column: 'key' | 'order_number', value: string): Promise<Placement | undefined> => {
    const sql = `select ${COLUMNS} from placements where ${column} = $1`;
    const [row] = await db.query<PlacementRow>(sql, [value], `find placement by ${column}`);
    return row && toPlacement(row);
  };
  return {
    find: (key: string) => findBy('key', key),
    findOf: (orderNumber: string) => findBy('order_number', orderNumber),

    /** The attempt with this browser key: the open one, else the last. */
    async findAttempt(attemptKey: string): Promise<Placement | undefined> {
      const [row] = await db.query<PlacementRow>(
        `select ${COLUMNS} from placements where attempt_key = $1
         order by state in ('HELD', 'ACTION') desc, created_at desc limit 1`,
        [attemptKey],
        'find attempt',
      );
      return row && toPlacement(row);
    },

    /** Takes the key and everything the order needs. A shortage rolls all of it back. */
    async open(input: OpenInput): Promise<OpenResult> {
      try {
        return await db.transaction((tx) => open(tx, input));
      } catch (error) {
        if (error instanceof Taken) return (await hasKey(db, input.key)) ? 'KEY_TAKEN' : 'NUMBER_TAKEN';
        if (error instanceof HoldShortage) return { short: error.of, variants: error.variants };
        // the key was free, so the order number is the duplicate
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return 'NUMBER_TAKEN';
        throw error;
      }
    },

    /** Saves a refusal for its key. False: the key has been taken. */
    async refuse(key: string, fingerprint: string, answer: KeptAnswer): Promise<boolean> {
      const made = await db.query(
        `insert into placements (key, fingerprint, state, answer, busy_until, expires_at)
         values ($1, $2, 'REFUSED', $3, now(), now()) on conflict (key) do nothing returning key`,
        [key, fingerprint, JSON.stringify(answer)],
        'refuse placement',
      );
      return made.length > 0;
    },

    /** Takes over an open placement whose lease has expired, with the coming provider call. */
    async lease(orderNumber: string, busySeconds: number, step: PaymentStep | null = null): Promise<boolean> {
      const taken = await db.query(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now(),
           step = coalesce($3::jsonb, step)
         where order_number = $1 and state in ('HELD', 'ACTION') and busy_until <= now() returning key`,
        [orderNumber, busySeconds, step && JSON.stringify(step)],
        'lease placement',
      );
      return taken.length > 0;
    },

    /** Ends the lease. */
    async leave(orderNumber: string): Promise<void> {
      await db.query(
        `update placements set busy_until = now() where order_number = $1 and state in ('HELD', 'ACTION')`,
        [orderNumber],
        'leave placement',
      );
    },

    /** Drops an unusable step result. The order keeps waiting for another one or a webhook. */
    async dropStep(orderNumber: string): Promise<void> {
      await db.query(
        'update placements set step = null, busy_until = now() where order_number = $1',
        [orderNumber],
        'drop step',
      );
    },

    /** The shopper has to act, within this time. False: already closed. */
    async awaitAction(
      orderNumber: string,
      answer: KeptAnswer,
      seconds: number,
      { reference, page }: { readonly reference: string | null; readonly page: string | null },
    ): Promise<boolean> {
      const waiting = await db.query(
        `with waiting as (
           update placements set state = 'ACTION', answer = $2, step = null, busy_until = now(), updated_at = now(),
             expires_at = greatest(expires_at, now() + $3 * interval '1 second')
           where order_number = $1 and state in ('HELD', 'ACTION') returning order_number)
         update payments set status = 'ACTION', updated_at = now(),
           provider_reference = coalesce($4, provider_reference), page_reference = coalesce($5, page_reference)
         where leg = 0 and status in ('STARTED', 'ACTION') and order_number in (select order_number from waiting)
         returning order_number`,
        [orderNumber, JSON.stringify(answer), seconds, reference, page],
        'await action',
      );
      return waiting.length > 0;
    },

    /** Leases expired placements for this many seconds. Other processes skip them. Those that were tried come last. */
    async leaseExpired(limit: number, busySeconds: number): Promise<Placement[]> {
      const rows = await db.query<PlacementRow>(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now()
         where key in (
           select key from placements where state in ('HELD', 'ACTION') and expires_at <= now() and busy_until <= now()
           order by busy_until limit $1 for update skip locked)
         returning ${COLUMNS}`,
        [limit, busySeconds],
        'lease expired placements',
      );
      return rows.map(toPlacement);
    },

    /** Orders whose payment is overdue, from one number on. */
    async listLatePending(after: string, limit: number): Promise<string[]> {
      const rows = await db.query<{ number: string }>(
        `select o.number from orders o join placements p on p.order_number = o.number
         where o.status = 'PENDING' and p.expires_at <= now() and o.number > $1 order by o.number limit $2`,
        [after, limit],
        'list late pending orders',
      );
      return rows.map(({ number }) => number);
    },

    /** Leases placements with a provider call that was never answered. */
    async leaseUnanswered(limit: number, busySeconds: number): Promise<Placement[]> {
      const rows = await db.query<PlacementRow>(
        `update placements set busy_until = now() + $2 * interval '1 second', updated_at = now()
         where key in (
           select key from placements where step is not null and state <> 'REFUSED' and busy_until <= now()
           order by busy_until limit $1 for update skip locked)
         returning ${COLUMNS}`,
        [limit, busySeconds],
        'lease unanswered placements',
      );
      return rows.map(toPlacement);
    },

    /** Turns a placement into an order, once. False: already closed. */
    async saveOrder(input: SaveInput, saveWith: SaveWithOrder): Promise<boolean> {
      try {
        await db.transaction((tx) => saveOrder(tx, input, saveWith));
        return true;
      } catch (error) {
        if (error instanceof PlacementClosed) return false;
        throw error;
      }
    },

    /** Closes a placement without an order and releases its holds. False: already closed. */
    release: (input: ReleaseInput) => db.transaction((tx) => releasePlacement(tx, input)),

    /** Saves the outcome of a pending payment. False: the order is not waiting for one. */
    settlePending: (settled: Settled, saveWith: SaveWithOrder) =>
      db.transaction((tx) => settlePending(tx, settled, saveWith)),

    forgetOld: (keptDays: number, limit: number) => forgetPlacements(db, keptDays, limit),
  };
}
