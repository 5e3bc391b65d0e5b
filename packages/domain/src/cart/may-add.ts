/** Names what is being put in the cart, so that only its own button shows it. */
export function addingKeyOf({ productId, variantId }: { readonly productId: string; readonly variantId: string }) {
  return `${productId}/${variantId}`;
}

/** One add at a time, and none before the cart is there [C-4-66 C-4-67 D-4-19]. */
export function mayAdd({ isReady, addingKey }: { readonly isReady: boolean; readonly addingKey: string | null }) {
  return isReady && addingKey === null;
}
