import type { CartMix } from '../catalogue/card-action.ts';
import type { CartItem } from './cart.ts';
import { type CartFacts, isHiddenItem } from './cart-facts.ts';
import type { CartGlance } from './cart-glance.ts';
import { totalQtyOf } from './qty-limits.ts';

/** Whether the items that the shopper sees are the agency's, others, or both [C-1-12 C-5-09]. */
export function cartMix(items: readonly CartItem[], facts: CartFacts): CartMix {
  const agency = items
    .filter((item) => !isHiddenItem(item, facts))
    .map(({ productId }) => facts.products.get(productId)?.blGroup.isAgencyItem ?? false);
  return { hasAgencyItems: agency.includes(true), hasOtherItems: agency.includes(false) };
}

/** What every page keeps of a cart: how many units the shopper sees in it, and whose they are. */
export function glanceOf(items: readonly CartItem[], facts: CartFacts): CartGlance {
  const { hasAgencyItems, hasOtherItems } = cartMix(items, facts);
  const visible = items.filter((item) => !isHiddenItem(item, facts));
  return { totalQty: totalQtyOf(visible), hasAgencyItems, hasOtherItems };
}
