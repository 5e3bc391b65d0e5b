import { type CheckoutProgress, type CheckoutStep, stepInstead } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';

export type GuardFacts = {
  readonly step: CheckoutStep;
  readonly itemsCount: number;
  /** The cart had items since this page was opened. */
  readonly hadItems: boolean;
  readonly hasPlacedOrder: boolean;
  readonly progress: CheckoutProgress;
};

/**
 * Redirect target of a step; null: show it. An empty cart leads to the cart page, one just emptied by an order to the
 * confirmation [C-2-35].
 */
export function checkoutTarget({ step, itemsCount, hadItems, hasPlacedOrder, progress }: GuardFacts): string | null {
  // checked first, because the checkout data is cleared just before the cart is emptied
  if (hadItems && hasPlacedOrder) return CHECKOUT_PATHS.success;
  if (itemsCount === 0) return '/cart';
  const instead = stepInstead(step, progress);
  return instead === undefined ? null : CHECKOUT_PATHS[instead];
}
