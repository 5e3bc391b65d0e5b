import type { CartExtras, CartItem, CartLine, CartProduct, CartView } from './cart.ts';
import { type CartFacts, findWarranty, isHiddenItem } from './cart-facts.ts';
import { cartMix } from './cart-mix.ts';
import { inCartOrder } from './cart-order.ts';
import { totalQtyOf } from './qty-limits.ts';

/** The cart for display: newest first, indexed by item and by product, with counts [C-3-13 C-3-17 C-3-18 C-3-19]. */
export function viewCart(items: readonly CartItem[], facts: CartFacts): CartView {
  const lines = inCartOrder(items).map(
    (item): CartLine => ({ ...item, warranty: findWarranty(item, facts), isHidden: isHiddenItem(item, facts) }),
  );
  return {
    items: lines,
    itemsById: Object.fromEntries(lines.map((line) => [line.id, line])),
    productsById: Object.fromEntries(lines.map(({ productId }) => [productId, productOf(productId, lines)])),
    totalQty: totalQtyOf(lines),
  };
}

function productOf(productId: string, lines: readonly CartLine[]): CartProduct {
  const own = lines.filter((line) => line.productId === productId);
  const variantIds = new Set(own.map(({ variantId }) => variantId));
  const variantQty = (id: string) => totalQtyOf(own.filter(({ variantId }) => variantId === id));
  return {
    qty: totalQtyOf(own),
    itemQtys: Object.fromEntries(own.map(({ id, qty }) => [id, qty])),
    variants: Object.fromEntries([...variantIds].map((id) => [id, variantQty(id)])),
  };
}

/** Derived values of the whole cart [C-3-16]. */
export function cartExtras({ items }: CartView, facts: CartFacts): CartExtras {
  const { hasAgencyItems, hasOtherItems } = cartMix(items, facts);
  return {
    hasMieleAgencyItem: hasAgencyItems,
    hasMieleAgencyItemsOnly: hasAgencyItems && !hasOtherItems,
    hiddenItems: items.filter(({ isHidden }) => isHidden),
    visibleItems: items.filter(({ isHidden }) => !isHidden),
  };
}
