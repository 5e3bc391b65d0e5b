import type { Queryable } from './database.ts';
import { releaseDeliveryPlace } from './delivery-capacity.ts';

/**
 * Returns money to the gift card that paid. Returns its code; undefined: the card is expired or deleted. A stopped card
 * keeps its money and stays stopped: whoever spent a stolen one must not get another.
 */
export async function refillVoucher(
  tx: Queryable,
  { orderNumber, leg, cents, today }: { orderNumber: string; leg: number; cents: number; today: string },
): Promise<string | undefined> {
  const [filled] = await tx.query<{ code: string }>(
    `update vouchers v set amount_remaining_cents = v.amount_remaining_cents + $3, version = v.version + 1,
       updated_at = now()
     from payments p where p.order_number = $1 and p.leg = $2 and v.code = p.voucher_code
       and v.expires >= $4::date returning v.code`,
    [orderNumber, leg, cents, today],
    'refill voucher',
  );
  return filled?.code;
}

/** When the gift card that paid ends or has ended; undefined: it was deleted. */
export async function findPaidCardExpiry(
  tx: Queryable,
  { orderNumber, leg }: { readonly orderNumber: string; readonly leg: number },
): Promise<string | undefined> {
  const [card] = await tx.query<{ expires: string }>(
    `select v.expires::text as expires from payments p join vouchers v on v.code = p.voucher_code
     where p.order_number = $1 and p.leg = $2`,
    [orderNumber, leg],
    'expiry of paying voucher',
  );
  return card?.expires;
}

/** Saves a new gift card. False: the number is taken. */
export async function insertVoucher(
  tx: Queryable,
  card: { readonly code: string; readonly pinHash: string; readonly cents: number; readonly expires: string },
): Promise<boolean> {
  const made = await tx.query(
    `insert into vouchers (code, pin_hash, expires, amount_remaining_cents, suspended)
     values ($1, $2, $3::date, $4, false) on conflict (code) do nothing returning code`,
    [card.code, card.pinHash, card.expires, card.cents],
    'insert voucher',
  );
  return made.length > 0;
}

/** Stops unused gift cards: check and stop in one statement. Returns how many. */
export async function suspendUnused(tx: Queryable, codes: readonly string[], faceCents: number): Promise<number> {
  const stopped = await tx.query(
    `with locked as materialized (
       select code from vouchers where code = any($1::text[]) order by code for no key update)
     update vouchers v set suspended = true, version = v.version + 1, updated_at = now()
     from locked l where v.code = l.code and not v.suspended and v.amount_remaining_cents = $2 returning v.code`,
    [codes, faceCents],
    'suspend unused cards',
  );
  return stopped.length;
}

/** A cancelled order frees its promotion uses and, unless it was delivered, its delivery slot. */
export async function releaseUses(tx: Queryable, orderNumber: string, hasPlace: boolean): Promise<void> {
  await tx.query('delete from promotion_uses where order_number = $1', [orderNumber], 'return promotion uses of order');
  if (hasPlace) await releaseDeliveryPlace(tx, orderNumber);
}
