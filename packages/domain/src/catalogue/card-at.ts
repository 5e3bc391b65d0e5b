import { type Cents, toCents } from '../money/cents.ts';
import { isGone } from './card-action.ts';
import { type CardFields, type CardState, cardState, isOrderable } from './card-state.ts';
import { type Countdown, discountCountdown } from './discount-countdown.ts';
import type { Badge } from './entities.ts';
import { afterpayPayments, zipWeekly } from './instalments.ts';
import { priceAt } from './price-at.ts';
import { originalCentsOf, priceCentsOf } from './price-cents.ts';
import { isHotPrice, showsClearance, showsWasNow } from './price-display.ts';
import type { Product } from './product.ts';
import { productBadges, type ShownBadge } from './product-badges.ts';
import { isSellable } from './sale-state.ts';
import { type StockFields, type StockLine, stockLine } from './stock-line.ts';

export type PriceEnd =
  | { readonly kind: 'COUNTDOWN'; readonly left: Countdown }
  | { readonly kind: 'UNTIL'; readonly endsAt: number };

/** One of four equal Afterpay payments, or a weekly Zip payment above Afterpay's limit. */
export type CardInstalment = { readonly provider: 'AFTERPAY' | 'ZIP'; readonly amountCents: Cents };

/** A short label on the picture: built in, or a configured badge. */
export type CardMark =
  | { readonly code: 'SAVING' | 'CLEARANCE' | 'HOT_PRICE' | 'NEW' }
  | { readonly code: 'BADGE'; readonly badge: ShownBadge };

/** Everything time-dependent that a card shows. */
export type Card = {
  readonly state: CardState;
  readonly isOrderable: boolean;
  /** Sold out, and more of it may come: the shopper may ask for a mail. */
  readonly canAskForStock: boolean;
  readonly priceCents: Cents;
  /** The previous price; null unless the card shows a reduction [D-2-121]. */
  readonly wasCents: Cents | null;
  readonly savingCents: Cents;
  readonly ends: PriceEnd | null;
  readonly isHot: boolean;
  readonly isClearance: boolean;
  /** All active marks, most important first. */
  readonly marks: readonly CardMark[];
  /** Badges shown in the text [D-3-12]. */
  readonly promotions: readonly ShownBadge[];
  readonly stock: StockLine | null;
  readonly instalment: CardInstalment | null;
  /** The id of what took its place, while it cannot be had itself. */
  readonly replacedBy: string | null;
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
    | 'replacedBy'
  >;

/** A product's card right now [D-2-106…111 D-2-120…123 D-3-12 D-5-01]. */
export function cardAt(loaded: CardProduct, badges: ReadonlyMap<string, Badge>, nowSeconds: number): Card {
  const product = priceAt(loaded, nowSeconds);
  const state = cardState(product, nowSeconds);
  const nowCents = priceCentsOf(product);
  const isReduced = showsWasNow(product);
  const wasCents = isReduced ? originalCentsOf(product) : null;
  const { primary, secondary } = productBadges(product, badges, nowSeconds);
  const configured = primary ? [primary, ...secondary] : secondary;
  const isHot = isHotPrice(product, nowSeconds);
  const isClearance = showsClearance(product);
  return {
    state,
    isOrderable: isOrderable(state),
    canAskForStock: state === 'SOLD_OUT' && isSellable(product) && product.saleMode === null,
    priceCents: nowCents,
    wasCents,
    savingCents: toCents((wasCents ?? nowCents) - nowCents),
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
    instalment: state === 'ADD_TO_CART' ? cardInstalment(nowCents) : null,
    replacedBy: (isGone(state) && product.replacedBy) || null,
  };
}

const own = (code: 'SAVING' | 'CLEARANCE' | 'HOT_PRICE' | 'NEW', holds: boolean): CardMark[] =>
  holds ? [{ code }] : [];

/** When a reduction or hot price ends; null once it is over [D-2-120 D-2-123]. */
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

/** Shows no Afterpay amount when the four payments differ by a cent. */
function cardInstalment(amountCents: Cents): CardInstalment | null {
  const [first, , , last] = afterpayPayments(amountCents) ?? [];
  if (first !== undefined) return first === last ? { provider: 'AFTERPAY', amountCents: first } : null;
  const weekly = zipWeekly(amountCents);
  return weekly === null ? null : { provider: 'ZIP', amountCents: weekly };
}
