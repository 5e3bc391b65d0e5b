/** Where a browser keeps the cart. */
export const CART_DATABASE = { name: 'wattle', store: 'kept', key: 'cart' } as const;
