import type { GiftCardDetails } from '../cart/cart.ts';
import { type Cents, centsOf } from '../money/cents.ts';
import type { OrderLine } from '../order/order.ts';

/** One gift card of an order: each unit of a line is a separate card. */
export type BoughtGiftCard = {
  readonly lineId: string;
  /** From 1 to the quantity of the line. */
  readonly unit: number;
  readonly amountCents: Cents;
  readonly details: GiftCardDetails;
};

/** The gift cards of an order, each with its face value, whatever was paid for it [C-3-14]. */
export function boughtGiftCards({ lines }: { readonly lines: readonly OrderLine[] }): BoughtGiftCard[] {
  return lines.flatMap(({ id: lineId, qty, giftcard: details }) => {
    if (!details) return [];
    const amountCents = centsOf(details.amount);
    return Array.from({ length: qty }, (_, index) => ({ lineId, unit: index + 1, amountCents, details }));
  });
}

/** The expiry date of a gift card sold on a day (yyyy-mm-dd): three years later, the legal minimum. */
export function giftCardExpiry(soldOn: string): string {
  const day = new Date(`${soldOn}T00:00:00Z`);
  // 29 February rolls over to 1 March, so the card is never a day short
  day.setUTCFullYear(day.getUTCFullYear() + 3);
  return day.toISOString().slice(0, 10);
}

/** A gift card's number in groups of four. */
export const printedCardNumber = (code: string): string => code.replace(/(.{4})(?=.)/gu, '$1 ');
