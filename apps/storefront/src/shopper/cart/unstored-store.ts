import { readUnstoredCarts } from '@wattle/domain/cart';
import { createStoredValue } from '../../page/stored-value.ts';

/** Carts of this tab that are not stored yet. Storing takes a few moments, and a page can be left at any of them. */
export const unstoredStore = createStoredValue('wattle.cart-unstored', readUnstoredCarts, {
  storage: () => sessionStorage,
  events: () => window,
});
