import type { BoughtGiftCard } from '@wattle/domain/gift-card';
import type { Database, Queryable } from './database.ts';

export type GiftCardToIssue = Pick<BoughtGiftCard, 'lineId' | 'unit' | 'amountCents'> & {
  readonly code: string;
  readonly pinHash: string;
};

export type IssuedUnit = {
  readonly lineId: string;
  readonly unit: number;
  readonly code: string;
  /** False: it was issued earlier. */
  readonly isNew: boolean;
};

/**
 * Issues the gift cards of an order in one statement: one card per unit, however often it is called. A unit missing
 * from the result had a number that is taken: try another one.
 */
export async function issueGiftCards(
  tx: Queryable,
  orderNumber: string,
  cards: readonly GiftCardToIssue[],
  expires: string,
): Promise<readonly IssuedUnit[]> {
  return tx.query<IssuedUnit>(
    `with wanted as (
       select * from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::int[])
         as w (line_id, unit, code, pin_hash, cents)),
     known as (select line_id, unit, code from issued_gift_cards where order_number = $1),
     made as (
       insert into vouchers (code, pin_hash, expires, amount_remaining_cents, suspended)
       select w.code, w.pin_hash, $7::date, w.cents, false from wanted w
       where not exists (select from known k where k.line_id = w.line_id and k.unit = w.unit)
       on conflict (code) do nothing returning code),
     issued as (
       insert into issued_gift_cards (order_number, line_id, unit, code)
       select distinct on (w.code) $1, w.line_id, w.unit, w.code from wanted w join made m on m.code = w.code
       returning line_id, unit, code)
     select line_id as "lineId", unit, code, true as "isNew" from issued
     union all select line_id, unit, code, false from known`,
    [
      orderNumber,
      cards.map(({ lineId }) => lineId),
      cards.map(({ unit }) => unit),
      cards.map(({ code }) => code),
      cards.map(({ pinHash }) => pinHash),
      cards.map(({ amountCents }) => amountCents),
      expires,
    ],
    'issue gift cards',
  );
}

/** The cards issued for an order line. */
export async function listCodesOf(tx: Queryable, orderNumber: string, lineId: string): Promise<readonly string[]> {
  const rows = await tx.query<{ code: string }>(
    'select code from issued_gift_cards where order_number = $1 and line_id = $2 order by unit',
    [orderNumber, lineId],
    'list cards of line',
  );
  return rows.map(({ code }) => code);
}

/** Changes the PIN of a spendable card: check and change in one statement. */
export async function renewPin(
  tx: Queryable,
  { code, pinHash, today }: { readonly code: string; readonly pinHash: string; readonly today: string },
): Promise<{ readonly balanceCents: number; readonly expires: string } | undefined> {
  const [renewed] = await tx.query<{ balanceCents: number; expires: string }>(
    `update vouchers set pin_hash = $2, version = version + 1, updated_at = now()
     where code = $1 and not suspended and expires >= $3::date and amount_remaining_cents > 0
     returning amount_remaining_cents as "balanceCents", to_char(expires, 'YYYY-MM-DD') as expires`,
    [code, pinHash, today],
    'renew pin of card',
  );
  return renewed;
}

export type GiftCardCounts = { readonly issued: number; readonly unsent: number; readonly givenUp: number };

/** A gift card that was bought, as far as the shop may know it. */
export type BoughtCard = {
  readonly lineId: string;
  readonly code: string;
  readonly amountRemainingCents: number;
  readonly suspended: boolean;
};

export function giftCardStore(db: Database) {
  return {
    /** The cards that were bought with an order. */
    listOf: (orderNumber: string): Promise<BoughtCard[]> =>
      db.query<BoughtCard>(
        `select i.line_id as "lineId", i.code, v.amount_remaining_cents as "amountRemainingCents", v.suspended
         from issued_gift_cards i join vouchers v using (code) where i.order_number = $1 order by i.line_id, i.unit`,
        [orderNumber],
        'list bought cards',
      ),

    /** Issued cards, and their mails that are waiting or failed. */
    async count(): Promise<GiftCardCounts> {
      const [row] = await db.query<GiftCardCounts>(
        `select (select count(*) from issued_gift_cards)::int as issued,
           count(*) filter (where state = 'waiting')::int as unsent,
           count(*) filter (where state = 'dead')::int as "givenUp"
         from mails where kind = 'GIFT_CARD'`,
        [],
        'count gift cards',
      );
      return row ?? { issued: 0, unsent: 0, givenUp: 0 };
    },
  };
}
