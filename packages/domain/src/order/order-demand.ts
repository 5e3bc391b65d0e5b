import type { CartItem } from '../cart/cart.ts';
import { stockQtyOf } from '../cart/qty-limits.ts';
import type { QuotedProduct } from '../cart/quote-cart.ts';
import type { PromotionsResult } from '../promotions/apply-promotions.ts';

export type VariantDemand = { readonly variantId: string; readonly qty: number };
export type Shortage = VariantDemand & { readonly stockQty: number };

type Products = ReadonlyMap<string, QuotedProduct>;
type Gift = Pick<PromotionsResult['promoItems'][number], 'veloxProductId' | 'qty'>;

/** The variant of a gift: the first with enough stock. */
export function giftVariant({ veloxProductId, qty }: Gift, products: Products): string | undefined {
  const variants = products.get(veloxProductId)?.variants ?? [];
  return (variants.find((variant) => variant.qty >= qty) ?? variants[0])?.id;
}

/**
 * Units per variant that an order takes, lines and gifts together. Sorted by variant id, so that all orders lock rows
 * in the same order. Uncounted stock is left out [C-9-10].
 */
export function orderDemand(
  items: readonly Pick<CartItem, 'productId' | 'variantId' | 'qty'>[],
  gifts: readonly Gift[],
  products: Products,
): VariantDemand[] {
  const demand = new Map<string, number>();
  const add = (variantId: string, qty: number) => demand.set(variantId, (demand.get(variantId) ?? 0) + qty);
  for (const { productId, variantId, qty } of items) {
    const product = products.get(productId);
    if (product && stockQtyOf(product, variantId) !== null) add(variantId, qty);
  }
  for (const gift of gifts) {
    const variantId = giftVariant(gift, products);
    if (variantId !== undefined) add(variantId, gift.qty);
  }
  return [...demand].map(([variantId, qty]) => ({ variantId, qty })).sort(byVariant);
}

const byVariant = (a: VariantDemand, b: VariantDemand): number => (a.variantId < b.variantId ? -1 : 1);

/** The variants in short supply. */
export function shortagesOf(demand: readonly VariantDemand[], products: Products): Shortage[] {
  const stock = new Map([...products.values()].flatMap(({ variants }) => variants.map(({ id, qty }) => [id, qty])));
  return demand.flatMap((one) => {
    const stockQty = stock.get(one.variantId) ?? 0;
    return one.qty > stockQty ? [{ ...one, stockQty }] : [];
  });
}
