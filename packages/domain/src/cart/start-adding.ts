import { internalError } from '../errors/internal-error.ts';

/** Identifies the product being added, so that only its own button shows progress. */
export function addingKeyOf({ productId, variantId }: { readonly productId: string; readonly variantId: string }) {
  return `${productId}/${variantId}`;
}

/**
 * Starts an add and returns its key. Buttons are disabled until the cart is ready and while another add runs, so a
 * call in between is a bug [C-4-66 C-4-67 D-4-19 C-8-61 C-8-62 D-8-17 D-8-18].
 */
export function startAdding(
  { isReady, addingKey }: { readonly isReady: boolean; readonly addingKey: string | null },
  added: { readonly productId: string; readonly variantId: string },
): string {
  if (!isReady) throw internalError('Cannot add to cart');
  if (addingKey !== null) throw internalError('Already adding to cart');
  return addingKeyOf(added);
}
