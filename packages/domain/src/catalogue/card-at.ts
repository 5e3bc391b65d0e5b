import { type Cents, centsOf, toCents } from '../money/cents.ts';
import { type CardFields, type CardState, cardState, isOrderable } from './card-state.ts';
import type { Badge } from './entities.ts';
import { afterpayPayments, zipWeekly } from './instalments.ts';
import { priceAt } from './price-at.ts';
import { type Countdown, discountCountdown, isHotPrice, showsClearance, showsWasNow } from './price-display.ts';
import type { Product } from './product.ts';
import { productBadges, type ShownBadge } from './product-badges.ts';
import { type StockFields, type StockLine, stockLine } from './stock-line.ts';

export type PriceEnd =
  | { readonly kind: 'COUNTDOWN'; readonly left: Countdown }
  | { readonly kind: 'UNTIL'; readonly endsAt: number };

/** What one payment of it costs: four with Afterpay where they are equal, a week with Zip above its limit. */
export type CardInstalment = { readonly provider: 'AFTERPAY' | 'ZIP'; readonly amountCents: Cents };

/** A short word on a picture: the shop's own, or a badge that somebody configured. */
export type CardMark =
  | { readonly code: 'SAVING' | 'CLEARANCE' | 'HOT_PRICE' | 'NEW' }
  | { readonly code: 'BADGE'; readonly badge: ShownBadge };

/** Everything that a card shows of its product and that time can change. */
export type Card = {
  readonly state: CardState;
  readonly isOrderable: boolean;
  readonly priceCents: Cents;
  /** What it cost before; null unless the card shows a reduction [D-2-121]. */
  readonly wasCents: Cents | null;
  readonly savingCents: Cents;
  readonly ends: PriceEnd | null;
  readonly isHot: boolean;
  readonly isClearance: boolean;
  /** All that hold, the weightiest first. */
  readonly marks: readonly CardMark[];
  /** Badges that stand in the text [D-3-12]. */
  readonly promotions: readonly ShownBadge[];
  readonly stock: StockLine | null;
  readonly instalment: CardInstalment | null;
};

export type CardProduct = CardFields &
  StockFields &
  Pick<
    Product,
    | 'price'
    | 'erpOriginalPrice'
    | 'priceDateFrom'
    | 'priceDateTo'
    | 'isDiscounted'
    | 'isClearance'
    | 'isNew'
    | 'badgePrimaryId'
    | 'badgeSecondaryIds'
    | 'badgeSecondaryTitles'
  >;

/** The card of a product at this moment [D-2-106…111 D-2-120…123 D-3-12 D-5-01]. */
export function cardAt(loaded: CardProduct, badges: ReadonlyMap<string, Badge>, nowSeconds: number): Card {
  const product = priceAt(loaded, nowSeconds);
  const state = cardState(product, nowSeconds);
  const priceCents = centsOf(product.price);
  const isReduced = showsWasNow(product);
  const wasCents = isReduced ? centsOf(product.erpOriginalPrice) : null;
  const { primary, secondary } = productBadges(product, badges, nowSeconds);
  const configured = primary ? [primary, ...secondary] : secondary;
  const isHot = isHotPrice(product, nowSeconds);
  const isClearance = showsClearance(product);
  return {
    state,
    isOrderable: isOrderable(state),
    priceCents,
    wasCents,
    savingCents: toCents((wasCents ?? priceCents) - priceCents),
    ends: priceEnd(product, isReduced, isHot, nowSeconds),
    isHot,
    isClearance,
    marks: [
      ...own('SAVING', isReduced),
      ...own('CLEARANCE', isClearance),
      ...own('HOT_PRICE', isHot),
      ...configured.filter(({ isPromotion }) => !isPromotion).map((badge) => ({ code: 'BADGE', badge }) as const),
      ...own('NEW', product.isNew),
    ],
    promotions: configured.filter(({ isPromotion }) => isPromotion),
    stock: stockLine(product, nowSeconds),
    instalment: state === 'ADD_TO_CART' ? cardInstalment(priceCents) : null,
  };
}

const own = (code: 'SAVING' | 'CLEARANCE' | 'HOT_PRICE' | 'NEW', holds: boolean): CardMark[] =>
  holds ? [{ code }] : [];

/** Until when a reduction or a hot price holds; nothing once it is over [D-2-120 D-2-123]. */
function priceEnd(
  { priceDateTo }: Pick<Product, 'priceDateTo'>,
  isReduced: boolean,
  isHot: boolean,
  nowSeconds: number,
): PriceEnd | null {
  if (priceDateTo === null) return null;
  if (isReduced) {
    const left = discountCountdown(priceDateTo, nowSeconds);
    return left && { kind: 'COUNTDOWN', left };
  }
  return isHot ? { kind: 'UNTIL', endsAt: priceDateTo } : null;
}

/** Payments that differ by a cent are not called the same. */
function cardInstalment(priceCents: Cents): CardInstalment | null {
  const [first, , , last] = afterpayPayments(priceCents) ?? [];
  if (first !== undefined) return first === last ? { provider: 'AFTERPAY', amountCents: first } : null;
  const weekly = zipWeekly(priceCents);
  return weekly === null ? null : { provider: 'ZIP', amountCents: weekly };
}
