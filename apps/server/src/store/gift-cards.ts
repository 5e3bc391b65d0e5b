import type { BoughtGiftCard } from '@wattle/domain';
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
 * Makes gift cards of an order's units, in one statement: each unit becomes one card, however often it is asked for. A
 * unit that is missing in the answer had a number that another card has; it wants another one.
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

export type GiftCardCounts = { readonly issued: number; readonly unsent: number; readonly givenUp: number };

export function giftCardStore(db: Database) {
  return {
    /** Cards that were issued, and their mails that have not gone yet, or could not. */
    async countGiftCards(): Promise<GiftCardCounts> {
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
