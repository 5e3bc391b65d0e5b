import { internalError } from '../errors/internal-error.ts';

/** What is still loading on the page. */
export type PlacingFlags = {
  readonly isCartLoading: boolean;
  readonly isCheckoutDataLoading: boolean;
  readonly arePromoItemsLoading: boolean;
  readonly areVouchersLoading: boolean;
};

/** Whether everything the order depends on has loaded [C-4-91 C-4-92]. */
export const canPlaceOrder = (flags: PlacingFlags): boolean => !Object.values(flags).includes(true);

/**
 * Asserts that an order can be placed. Buttons are disabled while data loads or another order is being placed, so a
 * call in between is a bug [C-4-91 C-4-93 C-8-55 C-8-56].
 */
export function startPlacing(flags: PlacingFlags, { isPlacing }: { readonly isPlacing: boolean }): void {
  if (isPlacing) throw internalError('Already placing order.');
  if (!canPlaceOrder(flags)) throw internalError('Cannot place order.');
}
