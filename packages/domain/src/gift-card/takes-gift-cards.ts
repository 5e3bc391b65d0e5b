import type { GiftCardDetails } from '../cart/cart.ts';

/**
 * Whether an order can be paid with gift cards. One with a gift card in it cannot: a card about to expire would become
 * one of three years, and a stolen balance would move on to a number that nobody stops.
 */
export const takesGiftCards = (items: readonly { readonly giftcard: GiftCardDetails | null }[]): boolean =>
  items.every(({ giftcard }) => giftcard === null);
