/** A stored wishlist; the last item is the newest. */
export const savedAs = (...productIds: readonly string[]) => ({
  'wattle.wishlist': JSON.stringify({
    version: 1,
    items: productIds.map((productId, index) => ({ productId, qty: 1, createdAt: index + 1 })),
  }),
});
