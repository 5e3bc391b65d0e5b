import { showsWasNow } from '../catalogue/price-display.ts';
import { isGiftCardProduct, unitPriceOf } from '../gift-card/gift-card-amount.ts';
import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { CartLine } from './cart.ts';
import type { CartProductFacts } from './cart-facts.ts';

export type LinePrice = {
  /** The units without their plan. */
  readonly itemsCents: Cents;
  /** What they cost before, where that is shown. */
  readonly wasCents: Cents | null;
  /** A plan for each unit; null without a plan. */
  readonly planCents: Cents | null;
};

type PricedLine = Pick<CartLine, 'qty' | 'giftcard' | 'warranty'>;

/** What a line costs in whole cents: every unit, and a plan for every unit. */
export function linePrice(line: PricedLine, product: CartProductFacts): LinePrice {
  const { qty, warranty } = line;
  const times = (dollars: number): Cents => toCents(centsOf(dollars) * qty);
  return {
    itemsCents: times(unitPriceOf(line, product)),
    wasCents: !isGiftCardProduct(product) && showsWasNow(product) ? times(product.erpOriginalPrice) : null,
    planCents: warranty ? times(warranty.price) : null,
  };
}
