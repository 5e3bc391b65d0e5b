import type { CartItem, GiftCardDetails } from '../cart/cart.ts';
import { findWarranty } from '../cart/cart-facts.ts';
import { promotionLine } from '../cart/price-cart.ts';
import type { CartQuote } from '../cart/quote-cart.ts';
import { checkGiftCard } from '../gift-card/check-gift-card.ts';
import { isGiftCardProduct, unitCentsOf } from '../gift-card/gift-card-amount.ts';
import { centsOf, toCents } from '../money/cents.ts';
import { splitCents } from '../money/split-cents.ts';
import type { ProductSet } from '../promotions/product-set.ts';
import { isInSet } from '../promotions/promotion-line.ts';
import { variantOfLine } from './line-variant.ts';
import type { OrderLine } from './order.ts';
import { giftVariant } from './order-demand.ts';
import type { OrderFacts } from './order-facts.ts';

/** The priced lines of an order, promotion gifts last. With delivery they add up to the total. */
export function orderLines(items: readonly CartItem[], quote: CartQuote, facts: OrderFacts): OrderLine[] {
  const lines = [...goodsLines(items, quote, facts), ...giftLines(quote, facts)];
  const numbered = withGst(lines, quote, facts).map((line, index) => ({ ...line, id: String(index + 1) }));
  return withGiftTerms(numbered, items, facts);
}

/** What earned each gift, kept with it: goods that go back later are held against the offer as it was. */
function withGiftTerms(
  lines: readonly OrderLine[],
  items: readonly CartItem[],
  { offers, products }: OrderFacts,
): OrderLine[] {
  // lines of goods come first, in the order of their items
  const known = items.filter(({ productId }) => products.has(productId));
  const goods = known.flatMap((item, index) => {
    const [product, line] = [products.get(item.productId), lines[index]];
    return product && line ? [{ line, seen: promotionLine({ line: item, product }) }] : [];
  });
  const countsOf = (on: ProductSet | undefined, count: (line: OrderLine) => number) =>
    Object.fromEntries(goods.filter(({ seen }) => isInSet(seen, on)).map(({ line }) => [line.id, count(line)]));
  return lines.map((line) => {
    const promotion = offers.promotions.find(({ id }) => id === line.promotionId);
    if (!promotion) return line;
    const earnedBy = promotion.conditions.flatMap((one) => {
      if (one.type === 'minQty') return [{ least: one.qty, counts: countsOf(one.on, ({ qty }) => qty) }];
      if (one.type !== 'minSpend') return [];
      return [{ least: centsOf(one.amount), counts: countsOf(one.on, ({ totalCents }) => totalCents) }];
    });
    const effect = promotion.effects.find((one) => one.type === 'promoItem' && one.productId === line.productId);
    const isTakenOff = effect?.type === 'promoItem' && effect.takenOffIfKept === true;
    const worthCents = isTakenOff ? Math.max(0, centsOf(effect.worth) - line.unitCents) : 0;
    return { ...line, gift: { worthCents, earnedBy } };
  });
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
    sku: name?.productSku ?? '',
    name: name?.name ?? '',
    path: name?.path ?? '',
    imageUrl: null,
    ...(name && variantOfLine(name, variantId)),
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
