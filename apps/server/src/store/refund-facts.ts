import { isTakenAtOnce } from '@wattle/domain/checkout';
import { boughtGiftCards } from '@wattle/domain/gift-card';
import { giftCardLabel, type Order, type PaidLeg } from '@wattle/domain/order';
import type { Queryable } from './database.ts';
import { lastTries, listChanges } from './payment-changes.ts';

type LegRow = {
  leg: number;
  type: string;
  amount_cents: number;
  charged_back_cents: number;
  voucher_code: string | null;
};

/** The payments of an order, with all provider calls about them. */
export async function listPaidLegs(tx: Queryable, { number, payments }: Order): Promise<readonly PaidLeg[]> {
  const rows = await tx.query<LegRow>(
    `select leg, type, amount_cents, charged_back_cents, voucher_code from payments
     where order_number = $1 and status in ('AUTHORISED', 'TAKEN') order by leg`,
    [number],
    'list paid legs',
  );
  const changes = lastTries(await listChanges(tx, [number]));
  const provider = payments.find(({ type }) => type !== 'VOUCHER');
  return rows.map(({ leg, type, amount_cents, charged_back_cents, voucher_code: code }) => ({
    leg,
    label: code === null ? (provider?.label ?? '') : giftCardLabel(code),
    isGiftCard: code !== null,
    isTakenAtOnce: isTakenAtOnce(type),
    authorisedCents: amount_cents,
    chargedBackCents: charged_back_cents,
    changes: changes.filter((change) => change.leg === leg),
  }));
}

type CardRow = { line_id: string; code: string; left_cents: number };

/** Gift cards bought with an order that are unused and active, by line. */
export async function listUnusedCards(tx: Queryable, order: Order): Promise<ReadonlyMap<string, readonly string[]>> {
  const bought = boughtGiftCards(order);
  if (bought.length === 0) return new Map();
  const rows = await tx.query<CardRow>(
    `select i.line_id, i.code, v.amount_remaining_cents as left_cents from issued_gift_cards i join vouchers v using (code)
     where i.order_number = $1 and not v.suspended order by i.line_id, i.unit`,
    [order.number],
    'list unused cards',
  );
  const face = new Map(bought.map(({ lineId, amountCents }) => [lineId, amountCents]));
  const unused = rows.filter(({ line_id, left_cents }) => face.get(line_id) === left_cents);
  return new Map(
    [...Map.groupBy(unused, ({ line_id }) => line_id)].map(([id, cards]) => [id, cards.map((c) => c.code)]),
  );
}

/**
 * Goodwill that somebody at the desk gave in the last 24 hours, in cents: from its log, which nobody changes. Until the
 * transaction ends, nobody gives more in their name.
 */
export async function sumGoodwill(tx: Queryable, account: string): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('goodwill'), hashtext($1))`, [account]);
  const [row] = await tx.query<{ cents: number }>(
    `select coalesce(sum((after #>> '{gave,goodwillCents}')::int), 0)::int as cents from desk_audit
     where act = 'order.refund' and actor_sub = $1 and at > now() - interval '24 hours'`,
    [account],
    'sum goodwill',
  );
  return row?.cents ?? 0;
}
