import type { CartItem } from './cart.ts';
import { inCartOrder } from './cart-order.ts';
import { lineKey } from './identical-items.ts';

/**
 * Merges two copies of a cart: for the same line, the earliest created wins, with the larger quantity. The merge is
 * idempotent, commutative and associative [C-4-56 C-4-57 C-4-58 C-4-59].
 */
export function mergeCarts(one: readonly CartItem[], other: readonly CartItem[]): readonly CartItem[] {
  const byLine = new Map<string, CartItem>();
  for (const item of [...one, ...other]) {
    const key = lineKey(item);
    const known = byLine.get(key);
    byLine.set(key, known ? together(known, item) : item);
  }
  return inCartOrder([...byLine.values()]);
}

function together(one: CartItem, other: CartItem): CartItem {
  const first = isEarlier(one, other) ? one : other;
  return { ...first, qty: Math.max(one.qty, other.qty) };
}

/** When both have the same timestamp, content decides, so that every device keeps the same one. */
function isEarlier(one: CartItem, other: CartItem): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt;
  return textOf(one) <= textOf(other);
}

/** All fields except the quantity, in a fixed order. */
function textOf(item: CartItem): string {
  const { id, productId, variantId, warrantyId, giftcard, attribution, addedFrom, analyticsContext, extra } = item;
  const gift = giftcard && [
    giftcard.amount,
    giftcard.message,
    giftcard.recipientEmail,
    giftcard.recipientName,
    giftcard.senderName,
  ];
  const list = attribution && [attribution.listName, attribution.listItemIndex];
  const context = Object.entries(analyticsContext).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, productId, variantId, warrantyId, gift, list, addedFrom, context, extra.releaseDateTime]);
}
