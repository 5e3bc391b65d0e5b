import type { CartMix } from '../catalogue/card-action.ts';
import type { CartItem } from './cart.ts';
import { type CartFacts, isHiddenItem } from './cart-facts.ts';
import type { CartGlance } from './cart-glance.ts';
import { totalQtyOf } from './qty-limits.ts';

/** Whether the visible items are agency items, others, or both [C-1-12 C-5-09]. */
export function cartMix(items: readonly CartItem[], facts: CartFacts): CartMix {
  const agency = items
    .filter((item) => !isHiddenItem(item, facts))
    .map(({ productId }) => facts.products.get(productId)?.blGroup.isAgencyItem ?? false);
  return { hasAgencyItems: agency.includes(true), hasOtherItems: agency.includes(false) };
}

/** The cart summary: visible units, and whether they are agency items. */
export function glanceOf(items: readonly CartItem[], facts: CartFacts): CartGlance {
  const { hasAgencyItems, hasOtherItems } = cartMix(items, facts);
  const visible = items.filter((item) => !isHiddenItem(item, facts));
  return { totalQty: totalQtyOf(visible), hasAgencyItems, hasOtherItems };
}
