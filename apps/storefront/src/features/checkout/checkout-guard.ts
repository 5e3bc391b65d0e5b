import { type CheckoutProgress, type CheckoutStep, firstOpenStep, stepInstead } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';

export type GuardFacts = {
  readonly step: CheckoutStep;
  /** Opened as `/checkout`, which leads to the first incomplete step. */
  readonly isStart: boolean;
  /** The cart has loaded. Until then it may be empty, or hold only what is sent by email. */
  readonly isCartKnown: boolean;
  readonly itemsCount: number;
  /** The cart had items since this page was opened. */
  readonly hadItems: boolean;
  readonly hasPlacedOrder: boolean;
  readonly progress: CheckoutProgress;
};

/**
 * Where a step leads to; null: nowhere (yet). An empty cart leads to the cart page, one just emptied by an order to the
 * confirmation [C-2-35].
 */
export function checkoutTarget(facts: GuardFacts): string | null {
  const { step, isStart, isCartKnown, itemsCount, hadItems, hasPlacedOrder, progress } = facts;
  // checked first, because the checkout data is cleared just before the cart is emptied
  if (hadItems && hasPlacedOrder) return CHECKOUT_PATHS.success;
  if (isCartKnown && itemsCount === 0) return '/cart';
  // without a contact the first step is open, whatever is in the cart
  if (isStart) return isCartKnown || progress.contact === null ? CHECKOUT_PATHS[firstOpenStep(progress)] : null;
  const instead = stepInstead(step, progress);
  return instead === undefined ? null : CHECKOUT_PATHS[instead];
}
