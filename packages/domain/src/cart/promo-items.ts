import { chooseVariant } from '../catalogue/choose-variant.ts';
import type { Product } from '../catalogue/product.ts';
import type { AppliedPromotion, PromoCartItem, PromoItem } from '../checkout/checkout.ts';
import { internalError } from '../errors/internal-error.ts';
import type { CartView } from './cart.ts';
import { stockQtyOf } from './qty-limits.ts';

type PromoProduct = Pick<Product, 'id' | 'functionalType' | 'variants'>;

export type PromoItemsInput<P> = {
  readonly promoCartItems: readonly PromoCartItem[];
  readonly appliedPromotions: readonly AppliedPromotion[];
  readonly products: ReadonlyMap<string, P>;
  readonly view: Pick<CartView, 'productsById'>;
};

/** Whether every promotional product is loaded. */
export function arePromoItemsLoaded<P>({ promoCartItems, products }: PromoItemsInput<P>): boolean {
  return promoCartItems.every(({ veloxProductId }) => products.has(veloxProductId));
}

/**
 * The items promotions add to the cart. Units the shopper buys reduce the stock left to give away [C-3-41 C-8-50
 * C-8-54].
 */
export function promoItems<P extends PromoProduct>(input: PromoItemsInput<P>): PromoItem<P>[] {
  const taken = new Map<string, number>();
  return input.promoCartItems.map(({ veloxProductId, promoId, qty }) => {
    const product = input.products.get(veloxProductId);
    const promo = input.appliedPromotions.find(({ id }) => id === promoId);
    if (!product || !promo) throw internalError('Promo items not loaded.');
    const variant = chooseVariant(product, null);
    if (!variant) throw internalError('Product variant not found.');
    const cartQty = input.view.productsById[veloxProductId]?.variants[variant.id] ?? 0;
    const used = taken.get(variant.id) ?? cartQty;
    const stockQty = stockQtyOf(product, variant.id);
    const qtyAvailable = stockQty === null ? qty : Math.max(0, Math.min(qty, stockQty - used));
    taken.set(variant.id, used + qtyAvailable);
    return { cartQty, product, promo, qty, qtyAvailable, variant };
  });
}
