import type { CartItem } from './cart.ts';

type LineFields = Pick<CartItem, 'productId' | 'variantId' | 'warrantyId' | 'giftcard'>;

/** Same product, variant and plan, and neither is a gift card: these share a line [C-4-56 C-4-57]. */
export function isIdenticalItem(one: LineFields, other: LineFields): boolean {
  return (
    one.giftcard === null &&
    other.giftcard === null &&
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.warrantyId === other.warrantyId
  );
}

/** The key of an item's line. A gift card always has its own line, whatever its message [C-4-57]. */
export function lineKey(item: LineFields & Pick<CartItem, 'id'>): string {
  const { id, productId, variantId, warrantyId, giftcard } = item;
  return JSON.stringify(giftcard ? ['giftcard', id] : [productId, variantId, warrantyId]);
}

/** The id of a line that is not a gift card: the same on every device, so that cart copies match up. */
export function lineId({ productId, variantId, warrantyId }: Omit<LineFields, 'giftcard'>): string {
  return [productId, variantId, ...(warrantyId === null ? [] : [warrantyId])].map(encodeURIComponent).join('/');
}
