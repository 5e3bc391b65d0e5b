import type { CartItem, GiftCardDetails } from './cart.ts';

/** Other words, or another amount, on a gift card that is in the cart: it stays the line that it was [C-3-14 C-4-57]. */
export function setItemGiftCard(
  items: readonly CartItem[],
  id: string,
  giftcard: GiftCardDetails,
): readonly CartItem[] {
  // what is no gift card does not become one
  return items.map((item) => (item.id === id && item.giftcard ? { ...item, giftcard } : item));
}
