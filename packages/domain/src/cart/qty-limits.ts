import { isStocked } from '../catalogue/is-stocked.ts';
import { SHOP } from '../settings/shop-constants.ts';
import type { CartItem } from './cart.ts';
import type { CartFacts, CartProductFacts, CartSettings } from './cart-facts.ts';
import type { CartReason } from './cart-failure.ts';

/** The maximum of one line: the product's own, else the shop's setting, else 99 [C-5-05]. */
export function variantQtyMax(product: Pick<CartProductFacts, 'cartQtyVariantMax'>, settings: CartSettings): number {
  return product.cartQtyVariantMax ?? settings.cartItemQtyMax ?? SHOP.cartItemQtyMax;
}

/** Sellable units of a variant; null where stock is not counted [C-5-08 C-9-10]. */
export function stockQtyOf(
  product: Pick<CartProductFacts, 'functionalType' | 'variants'>,
  variantId: string,
): number | null {
  if (!isStocked(product)) return null;
  return product.variants.find(({ id }) => id === variantId)?.qty ?? 0;
}

export type LotFields = Partial<Pick<CartProductFacts, 'cartQtyVariantMin' | 'cartQtyVariantMultipleOf'>>;

/** Lot size and minimum quantity. */
export function lotsOf({ cartQtyVariantMin, cartQtyVariantMultipleOf }: LotFields): { min: number; step: number } {
  const step = Math.max(1, cartQtyVariantMultipleOf ?? 1);
  return { step, min: Math.ceil(Math.max(1, cartQtyVariantMin ?? 1) / step) * step };
}

/**
 * How many units to add so that a line of `before` becomes orderable: a card adds one unit, or a whole lot where the
 * product is sold in lots [C-5-06 C-5-07].
 */
export function wholeLots(qty: number, before: number, product: LotFields): number {
  const { min, step } = lotsOf(product);
  return Math.max(min, Math.ceil((before + qty) / step) * step) - before;
}

export type QtyLimits = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Which rule sets the maximum; shown when the shopper reaches it. */
  readonly maxReason: CartReason;
};

/** The range of a line's quantity, given the cart's other lines [C-5-03 C-5-04 C-5-06 C-5-07 C-5-08]. */
export function qtyLimits(
  item: Pick<CartItem, 'id' | 'productId' | 'variantId'>,
  items: readonly CartItem[],
  product: CartProductFacts,
  settings: CartFacts['settings'],
): QtyLimits {
  const { min, step } = lotsOf(product);
  const others = items.filter(({ id, productId }) => id !== item.id && productId === item.productId);
  const [tightest] = ceilings(item, others, product, settings).sort((a, b) => a.max - b.max);
  if (!tightest) throw new Error('A line always has a most.');
  return { min, step, max: Math.max(0, Math.floor(tightest.max / step) * step), maxReason: tightest.reason };
}

type Ceiling = { readonly max: number; readonly reason: CartReason };

function ceilings(
  item: Pick<CartItem, 'variantId'>,
  others: readonly CartItem[],
  product: CartProductFacts,
  settings: CartSettings,
): Ceiling[] {
  const variantMax = variantQtyMax(product, settings);
  const productMax = product.cartQtyProductMax;
  const stockQty = stockQtyOf(product, item.variantId);
  const sameVariant = others.filter(({ variantId }) => variantId === item.variantId);
  return [
    { max: variantMax, reason: { code: 'variantQtyMaxExceeded', params: { qtyMax: variantMax } } },
    ...(productMax === null
      ? []
      : [
          {
            max: productMax - totalQtyOf(others),
            reason: { code: 'productQtyMaxExceeded' as const, params: { qtyMax: productMax } },
          },
        ]),
    ...(stockQty === null
      ? []
      : [
          {
            max: stockQty - totalQtyOf(sameVariant),
            reason: { code: 'stockInsufficient' as const, params: { stockQty } },
          },
        ]),
  ];
}

export function totalQtyOf(items: readonly Pick<CartItem, 'qty'>[]): number {
  return items.reduce((sum, { qty }) => sum + qty, 0);
}
