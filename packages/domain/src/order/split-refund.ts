import { ledgerOf, type PaidLeg } from './payment-ledger.ts';

/** Which payments are refunded before the others, when staff has a reason for it. */
export type RefundOrder = 'SHARES' | 'PROVIDER_FIRST' | 'GIFT_CARDS_FIRST';

export type RefundShare = { readonly leg: PaidLeg; readonly amountCents: number };

/**
 * Splits a refund over the payments of an order: in the shares in which it was paid, the odd cent to the largest, and
 * never more than is left of each. Or one kind first, as far as it goes. Undefined: there is not that much left.
 */
export function splitRefund(
  amountCents: number,
  legs: readonly PaidLeg[],
  order: RefundOrder = 'SHARES',
): RefundShare[] | undefined {
  const room = new Map(legs.map((leg) => [leg.leg, ledgerOf(leg).leftCents]));
  const total = [...room.values()].reduce((sum, cents) => sum + cents, 0);
  if (amountCents > total) return undefined;
  const first = order === 'SHARES' ? sharesOf(amountCents, legs, room) : new Map<number, number>();
  let open = amountCents - [...first.values()].reduce((sum, cents) => sum + cents, 0);
  return inRefundOrder(legs, order)
    .map((leg) => {
      const given = first.get(leg.leg) ?? 0;
      const more = Math.min(open, (room.get(leg.leg) ?? 0) - given);
      open -= more;
      return { leg, amountCents: given + more };
    })
    .filter((share) => share.amountCents > 0)
    .sort((a, b) => a.leg.leg - b.leg.leg);
}

/** Whole cents of each share; what is lost by rounding, or has no room, is still open. */
function sharesOf(amountCents: number, legs: readonly PaidLeg[], room: ReadonlyMap<number, number>) {
  const paid = legs.reduce((sum, { authorisedCents }) => sum + authorisedCents, 0);
  return new Map(
    legs.map(({ leg, authorisedCents }) => {
      const share = paid === 0 ? 0n : (BigInt(amountCents) * BigInt(authorisedCents)) / BigInt(paid);
      return [leg, Math.min(Number(share), room.get(leg) ?? 0)];
    }),
  );
}

/** The largest first, the provider's before gift cards of the same amount; or the kind that is wanted first. */
function inRefundOrder(legs: readonly PaidLeg[], order: RefundOrder): readonly PaidLeg[] {
  const wanted = ({ isGiftCard }: PaidLeg): number =>
    order === 'SHARES' || isGiftCard === (order === 'GIFT_CARDS_FIRST') ? 0 : 1;
  return [...legs].sort((a, b) => wanted(a) - wanted(b) || b.authorisedCents - a.authorisedCents || a.leg - b.leg);
}
