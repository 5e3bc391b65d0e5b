import { internalError } from '../errors/internal-error.ts';
import { fitsGiftCard } from '../gift-card/gift-card-amount.ts';
import { SHOP } from '../settings/shop-constants.ts';
import { canBuyOnline } from './can-buy-online.ts';
import type { CartItem } from './cart.ts';
import { type CartFacts, type CartProductFacts, findWarranty, isHiddenItem } from './cart-facts.ts';
import type { CartReason } from './cart-failure.ts';
import { cartMix } from './cart-mix.ts';
import { stockQtyOf, totalQtyOf, variantQtyMax } from './qty-limits.ts';

export type CartValidation = {
  /** False as soon as one item fails [C-5-01]. */
  readonly isValid: boolean;
  /** Ids of the validated items. */
  readonly checkedIds: readonly string[];
  /** By item id; valid items are absent. */
  readonly failures: Readonly<Record<string, readonly CartReason[]>>;
};

/**
 * Validates every item against every cart rule [C-5-01 C-5-02 C-5-03 C-5-04 C-5-06 C-5-07 C-5-08 C-5-09 C-5-10
 * C-5-12].
 */
export function validateCart(items: readonly CartItem[], facts: CartFacts, nowSeconds: number): CartValidation {
  const mix = cartMix(items, facts);
  const isMixed = SHOP.mieleAgencyEnabled && mix.hasAgencyItems && mix.hasOtherItems;
  const entries = items.map((item): [string, readonly CartReason[]] => {
    const reasons = validateItem(item, items, facts, nowSeconds);
    return [item.id, isMixed && !isHiddenItem(item, facts) ? [...reasons, { code: 'agencyMixInvalid' }] : reasons];
  });
  const failures = Object.fromEntries(entries.filter(([, reasons]) => reasons.length > 0));
  return { isValid: Object.keys(failures).length === 0, checkedIds: items.map(({ id }) => id), failures };
}

/** The failures of one item; throws for an item that was not validated, since its state is unknown [C-8-64 D-8-20]. */
export function failuresOf({ checkedIds, failures }: CartValidation, itemId: string): readonly CartReason[] {
  if (!checkedIds.includes(itemId)) throw internalError('Cart item not validated');
  return failures[itemId] ?? [];
}

function validateItem(item: CartItem, items: readonly CartItem[], facts: CartFacts, nowSeconds: number): CartReason[] {
  const product = facts.products.get(item.productId);
  const hasVariant = product?.variants.some(({ id }) => id === item.variantId) ?? false;
  // quantity limits do not apply to a product that cannot be sold this way
  if (!product || !hasVariant || !canBuyOnline(product, nowSeconds) || !fitsGiftCard(item, product)) {
    return [{ code: 'productStateInvalid' }];
  }
  return [
    ...(product.functionalType === 'promotional' ? [{ code: 'promotionalProductInvalid' as const }] : []),
    ...qtyFailures(item, product, facts),
    ...sharedFailures(item, items, product),
    ...(item.warrantyId !== null && !findWarranty(item, facts) ? [{ code: 'warrantyNotFound' as const }] : []),
  ];
}

/** Rules for a single line. NaN fails all of them. */
function qtyFailures({ qty }: CartItem, product: CartProductFacts, { settings }: CartFacts): CartReason[] {
  const qtyMax = variantQtyMax(product, settings);
  const qtyMin = product.cartQtyVariantMin ?? 1;
  const multipleOf = product.cartQtyVariantMultipleOf ?? 1;
  const reasons: CartReason[] = [];
  if (!(qty <= qtyMax)) reasons.push({ code: 'variantQtyMaxExceeded', params: { qtyMax } });
  if (!(qty >= qtyMin)) reasons.push({ code: 'variantQtyBelowMin', params: { qtyMin } });
  if (qty % multipleOf !== 0) reasons.push({ code: 'variantQtyNotMultiple', params: { multipleOf } });
  return reasons;
}

/** Rules across all lines of a product or variant. */
function sharedFailures(item: CartItem, items: readonly CartItem[], product: CartProductFacts): CartReason[] {
  const ofProduct = items.filter(({ productId }) => productId === item.productId);
  const ofVariant = ofProduct.filter(({ variantId }) => variantId === item.variantId);
  const qtyMax = product.cartQtyProductMax;
  const stockQty = stockQtyOf(product, item.variantId);
  const reasons: CartReason[] = [];
  if (qtyMax !== null && !(totalQtyOf(ofProduct) <= qtyMax)) {
    reasons.push({ code: 'productQtyMaxExceeded', params: { qtyMax } });
  }
  if (stockQty !== null && !(totalQtyOf(ofVariant) <= stockQty)) {
    reasons.push({ code: 'stockInsufficient', params: { stockQty } });
  }
  return reasons;
}
