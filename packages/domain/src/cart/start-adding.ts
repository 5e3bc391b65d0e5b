import { internalError } from '../errors/internal-error.ts';

/** Names what is being put in the cart, so that only its own button shows it. */
export function addingKeyOf({ productId, variantId }: { readonly productId: string; readonly variantId: string }) {
  return `${productId}/${variantId}`;
}

/**
 * Names what is added from now on. One add at a time, and none before the cart is there: buttons wait, so who asks in
 * between made a mistake [C-4-66 C-4-67 D-4-19 C-8-61 C-8-62 D-8-17 D-8-18].
 */
export function startAdding(
  { isReady, addingKey }: { readonly isReady: boolean; readonly addingKey: string | null },
  added: { readonly productId: string; readonly variantId: string },
): string {
  if (!isReady) throw internalError('Cannot add to cart');
  if (addingKey !== null) throw internalError('Already adding to cart');
  return addingKeyOf(added);
}
