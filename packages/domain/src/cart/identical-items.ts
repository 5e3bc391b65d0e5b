import type { CartItem } from './cart.ts';

type LineFields = Pick<CartItem, 'productId' | 'variantId' | 'warrantyId' | 'giftcard'>;

/** The same product, variant and plan, and neither a gift card: one line, not two [C-4-56 C-4-57]. */
export function isIdenticalItem(one: LineFields, other: LineFields): boolean {
  return (
    one.giftcard === null &&
    other.giftcard === null &&
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.warrantyId === other.warrantyId
  );
}

/** Names the line that an item belongs to. A gift card is a line of its own, whatever is written on it [C-4-57]. */
export function lineKey(item: LineFields & Pick<CartItem, 'id'>): string {
  const { id, productId, variantId, warrantyId, giftcard } = item;
  return JSON.stringify(giftcard ? ['giftcard', id] : [productId, variantId, warrantyId]);
}

/** The id of a line that is no gift card: the same on every device, so that copies of a cart agree on it. */
export function lineId({ productId, variantId, warrantyId }: Omit<LineFields, 'giftcard'>): string {
  return [productId, variantId, ...(warrantyId === null ? [] : [warrantyId])].map(encodeURIComponent).join('/');
}
