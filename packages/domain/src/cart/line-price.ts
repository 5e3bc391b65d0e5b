import { originalCentsOf } from '../catalogue/price-cents.ts';
import { showsWasNow } from '../catalogue/price-display.ts';
import { isGiftCardProduct, unitCentsOf } from '../gift-card/gift-card-amount.ts';
import { type Cents, centsOf, toCents } from '../money/cents.ts';
import type { CartLine } from './cart.ts';
import type { CartProductFacts } from './cart-facts.ts';

export type LinePrice = {
  readonly unitCents: Cents;
  /** The units without their plans. */
  readonly itemsCents: Cents;
  /** The previous price, where it is shown. */
  readonly wasCents: Cents | null;
  /** One plan per unit; null without a plan. */
  readonly planCents: Cents | null;
};

type PricedLine = Pick<CartLine, 'qty' | 'giftcard' | 'warranty'>;

/** The price of a line in cents: its units plus a plan for each. */
export function linePrice(line: PricedLine, product: CartProductFacts): LinePrice {
  const { qty, warranty } = line;
  const times = (unitCents: Cents): Cents => toCents(unitCents * qty);
  const unitCents = unitCentsOf(line, product);
  return {
    unitCents,
    itemsCents: times(unitCents),
    wasCents: !isGiftCardProduct(product) && showsWasNow(product) ? times(originalCentsOf(product)) : null,
    planCents: warranty ? times(centsOf(warranty.price)) : null,
  };
}
