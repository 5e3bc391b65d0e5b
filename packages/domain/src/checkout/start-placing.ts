import { internalError } from '../errors/internal-error.ts';

/** What is still under way on the page, by what it is about. */
export type PlacingFlags = {
  readonly isCartLoading: boolean;
  readonly isCheckoutDataLoading: boolean;
  readonly arePromoItemsLoading: boolean;
  readonly areVouchersLoading: boolean;
};

/** Whether everything that an order is made of stands still [C-4-91 C-4-92]. */
export const canPlaceOrder = (flags: PlacingFlags): boolean => !Object.values(flags).includes(true);

/**
 * Begins placing. One order at a time, and none while something that it is made of still changes: buttons wait, so who
 * asks in between made a mistake [C-4-91 C-4-93 C-8-55 C-8-56].
 */
export function startPlacing(flags: PlacingFlags, { isPlacing }: { readonly isPlacing: boolean }): void {
  if (isPlacing) throw internalError('Already placing order.');
  if (!canPlaceOrder(flags)) throw internalError('Cannot place order.');
}
