import { showsWasNow } from '../catalogue/price-display.ts';
import type { Product } from '../catalogue/product.ts';
import { isGiftCardProduct, unitCentsOf } from '../gift-card/gift-card-amount.ts';
import { type Cents, toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import { applyPromotions, type PromotionsInput, type PromotionsResult } from '../promotions/apply-promotions.ts';
import { discountShipping } from '../promotions/discount-shipping.ts';
import type { PromotionLine } from '../promotions/promotion-line.ts';
import type { CartLine } from './cart.ts';
import type { CartProductFacts } from './cart-facts.ts';
import { type LinePrice, linePrice } from './line-price.ts';

/** The product fields that pricing needs. */
export type PricedProductFacts = CartProductFacts &
  Pick<Product, 'categoryIds' | 'taxExclusive'> & { readonly brand: Pick<Product['brand'], 'id'> };

export type PricingInput = Omit<PromotionsInput, 'lines'> & {
  readonly lines: readonly CartLine[];
  readonly products: ReadonlyMap<string, PricedProductFacts>;
  /** What the crew does at the door. No promotion takes anything off it. */
  readonly servicesCents?: Cents;
};

export type PricedLine = LinePrice & {
  readonly itemId: string;
  readonly discountCents: Cents;
  /** Including its plan, after promotions. */
  readonly totalCents: Cents;
};

export type CartTotals = {
  /** Goods and plans before promotions. */
  readonly subtotalCents: Cents;
  readonly discountCents: Cents;
  /** The cost of promotional items that are not free. */
  readonly promoItemsCents: Cents;
  /** Goods and plans after promotions. */
  readonly itemSubtotalAfterDiscountsCents: Cents;
  /** null until a delivery method is chosen. */
  readonly shippingCents: Cents | null;
  /** Removal and installation. */
  readonly servicesCents: Cents;
  readonly totalCents: Cents;
  /** The GST included in the total. */
  readonly gstCents: Cents;
};

export type PricedCart = {
  readonly lines: readonly PricedLine[];
  readonly promotions: PromotionsResult;
  readonly totals: CartTotals;
};

/** Prices a cart to the cent, the same in the browser and on the server. Skips lines whose product is unknown. */
export function priceCart(input: PricingInput): PricedCart {
  const known = input.lines.flatMap((line) => {
    const product = input.products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
  const promotions = applyPromotions({ ...input, lines: known.map(promotionLine) });
  const lines = known.map(({ line, product }): PricedLine => {
    const price = linePrice(line, product);
    const discountCents = promotions.discounts.get(line.id) ?? toCents(0);
    const totalCents = toCents(price.itemsCents - discountCents + (price.planCents ?? 0));
    return { ...price, itemId: line.id, discountCents, totalCents };
  });
  const untaxed = new Set(known.filter(isUntaxed).map(({ line }) => line.id));
  return { lines, promotions, totals: totalsOf(input, lines, promotions, untaxed) };
}

type PromotedLine = Pick<CartLine, 'id' | 'productId' | 'variantId' | 'qty' | 'giftcard'>;
type Known = { readonly line: CartLine; readonly product: PricedProductFacts };

/** Gift cards are prepaid money: GST applies when they are spent. */
const isUntaxed = ({ product }: Known): boolean => product.taxExclusive || isGiftCardProduct(product);

const NOT_DISCOUNTED: readonly string[] = ['giftcard', 'donation', 'promotional'];

/** A line as promotions see it. */
export function promotionLine({
  line,
  product,
}: {
  readonly line: PromotedLine;
  readonly product: PricedProductFacts;
}): PromotionLine {
  const { id: itemId, productId, variantId, qty } = line;
  return {
    itemId,
    productId,
    variantId,
    qty,
    brandId: product.brand.id,
    categoryIds: product.categoryIds,
    unitCents: unitCentsOf(line, product),
    isReduced: showsWasNow(product),
    isDiscountable: !NOT_DISCOUNTED.includes(product.functionalType),
  };
}

function totalsOf(
  { shipping, promotions: all, servicesCents = toCents(0) }: PricingInput,
  lines: readonly PricedLine[],
  { given, promoItems }: PromotionsResult,
  untaxed: ReadonlySet<string>,
): CartTotals {
  const promoItemsCents = sum(promoItems.map(({ priceCents, qty }) => priceCents * qty));
  const afterDiscounts = sum(lines.map(({ totalCents }) => totalCents));
  const delivery = shipping && { ...shipping, priceCents: toCents(shipping.priceCents) };
  const givenIds = new Set(given.map(({ id }) => id));
  const cuts = all.filter(({ id }) => givenIds.has(id));
  const shippingCents =
    delivery && lowest([delivery.priceCents, ...cuts.map((one) => discountShipping(one, delivery))]);
  const total = afterDiscounts + promoItemsCents + (shippingCents ?? 0) + servicesCents;
  const free = sum(lines.filter(({ itemId }) => untaxed.has(itemId)).map(({ totalCents }) => totalCents));
  return {
    subtotalCents: sum(lines.map(({ itemsCents, planCents }) => itemsCents + (planCents ?? 0))),
    discountCents: sum(lines.map(({ discountCents }) => discountCents)),
    promoItemsCents,
    itemSubtotalAfterDiscountsCents: afterDiscounts,
    shippingCents,
    servicesCents,
    totalCents: toCents(total),
    gstCents: gstIn(toCents(total - free)),
  };
}

const sum = (amounts: readonly number[]): Cents => toCents(amounts.reduce((total, amount) => total + amount, 0));
const lowest = (amounts: readonly Cents[]): Cents => toCents(Math.min(...amounts));
