import { CHECKOUT_PATHS, type CheckoutProgress, type CheckoutStep, stepInstead } from '@wattle/domain';

export type GuardFacts = {
  readonly step: CheckoutStep;
  readonly itemsCount: number;
  /** There was something in it since this page was opened. */
  readonly hadItems: boolean;
  readonly hasPlacedOrder: boolean;
  readonly progress: CheckoutProgress;
};

/**
 * Where a step leads instead of being shown; null: it is shown. An empty cart leads to the cart; one that an order has
 * just emptied to its confirmation [C-2-35].
 */
export function checkoutTarget({ step, itemsCount, hadItems, hasPlacedOrder, progress }: GuardFacts): string | null {
  // before the cart is emptied too: what was chosen for the order is cleared a moment earlier
  if (hadItems && hasPlacedOrder) return CHECKOUT_PATHS.success;
  if (itemsCount === 0) return '/cart';
  const instead = stepInstead(step, progress);
  return instead === undefined ? null : CHECKOUT_PATHS[instead];
}
