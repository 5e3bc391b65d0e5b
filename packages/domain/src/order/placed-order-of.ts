import type { CartItem } from '../cart/cart.ts';
import type { PlacedOrder } from '../checkout/checkout.ts';
import { internalError } from '../errors/internal-error.ts';
import type { OrderParts } from './order-request-of.ts';

/** An order that is being placed, as the confirmation will show it: all but what the shop says [C-3-44]. */
export type PlacedDraft = Omit<PlacedOrder, 'number' | 'placedAt'>;

export function placedDraftOf(parts: OrderParts, shipping: PlacedOrder['shipping']): PlacedDraft {
  const { contact, lines, billing, delivery, vouchers, promoCodes } = parts;
  if (!contact) throw internalError('Checkout order incomplete.');
  return {
    cartItems: lines.map(({ warranty: _warranty, isHidden: _isHidden, ...item }): CartItem => item),
    contact,
    billing: billing ?? delivery,
    shipping,
    // keep the gift card's amount, but not its PIN
    vouchers: vouchers.map((voucher) => ({ ...voucher, pin: '' })),
    promoCodes: [...promoCodes],
  };
}

/** The order once the shop has taken it [C-3-44]. */
export const placedOrderOf = (draft: PlacedDraft, number: string, placedAt: number): PlacedOrder => ({
  ...draft,
  number,
  placedAt,
});
