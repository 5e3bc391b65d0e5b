import type { CartItem, GiftCardDetails } from '../cart/cart.ts';
import { findWarranty } from '../cart/cart-facts.ts';
import type { CartQuote } from '../cart/quote-cart.ts';
import { checkGiftCard } from '../gift-card/check-gift-card.ts';
import { isGiftCardProduct, unitCentsOf } from '../gift-card/gift-card-amount.ts';
import { toCents } from '../money/cents.ts';
import { splitCents } from '../money/split-cents.ts';
import type { OrderLine } from './order.ts';
import { giftVariant } from './order-demand.ts';
import type { OrderFacts } from './order-facts.ts';

/** The priced lines of an order, promotion gifts last. With delivery they add up to the total. */
export function orderLines(items: readonly CartItem[], quote: CartQuote, facts: OrderFacts): OrderLine[] {
  const lines = [...goodsLines(items, quote, facts), ...giftLines(quote, facts)];
  return withGst(lines, quote, facts).map((line, index) => ({ ...line, id: String(index + 1) }));
}

function goodsLines(items: readonly CartItem[], quote: CartQuote, facts: OrderFacts): OrderLine[] {
  const priced = new Map(quote.lines.map((line) => [line.itemId, line]));
  return items.flatMap((item): OrderLine[] => {
    const [product, price] = [facts.products.get(item.productId), priced.get(item.id)];
    if (!product || !price) return [];
    const plan = findWarranty(item, facts);
    return [
      {
        ...named(item.productId, item.variantId, facts),
        qty: item.qty,
        unitCents: unitCentsOf(item, product),
        discountCents: price.discountCents,
        totalCents: toCents(price.itemsCents - price.discountCents),
        plan: plan && {
          id: plan.id,
          name: plan.name,
          years: plan.blGroupWarranty.duration,
          totalCents: price.planCents ?? toCents(0),
        },
        giftcard: item.giftcard && cleanGiftCard(item.giftcard),
        promotionId: null,
      },
    ];
  });
}

/** Cleaned for the card. Invalid values were rejected earlier. */
function cleanGiftCard(details: GiftCardDetails): GiftCardDetails {
  const checked = checkGiftCard(details);
  return checked.status === 'SUCCESS' ? checked.value : details;
}

function giftLines({ promotions }: CartQuote, facts: OrderFacts): OrderLine[] {
  return promotions.promoItems.map((gift): OrderLine => {
    const { priceCents: unitCents } = gift;
    return {
      ...named(gift.veloxProductId, giftVariant(gift, facts.products) ?? '', facts),
      qty: gift.qty,
      unitCents,
      discountCents: 0,
      totalCents: toCents(unitCents * gift.qty),
      plan: null,
      giftcard: null,
      promotionId: gift.promoId,
    };
  });
}

function named(productId: string, variantId: string, { names }: OrderFacts) {
  const name = names.get(productId);
  return {
    id: '',
    productId,
    variantId,
    sku: name?.skus[variantId] ?? '',
    name: name?.name ?? '',
    path: name?.path ?? '',
    imageUrl: name?.imageUrl ?? null,
  };
}

/** Splits the GST of the total over the taxed lines; delivery, with what the crew does, gets the remainder. */
function withGst(lines: readonly OrderLine[], { totals }: CartQuote, { products }: OrderFacts): OrderLine[] {
  const taxed = lines.map(({ productId, promotionId, totalCents, plan }) => {
    const product = products.get(productId);
    const isUntaxed = promotionId === null && product && (product.taxExclusive || isGiftCardProduct(product));
    return isUntaxed ? 0 : totalCents + (plan?.totalCents ?? 0);
  });
  const parts = splitCents(totals.gstCents, [...taxed, (totals.shippingCents ?? 0) + totals.servicesCents]);
  return lines.map((line, index) => ({ ...line, gstCents: parts[index] ?? toCents(0) }));
}
