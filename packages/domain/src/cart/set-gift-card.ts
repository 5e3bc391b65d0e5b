import type { CartItem, GiftCardDetails } from './cart.ts';

/** Changes the details of a gift card in the cart; its line keeps its id [C-3-14 C-4-57]. */
export function setItemGiftCard(
  items: readonly CartItem[],
  id: string,
  giftcard: GiftCardDetails,
): readonly CartItem[] {
  // other products must not become gift cards
  return items.map((item) => (item.id === id && item.giftcard ? { ...item, giftcard } : item));
}
