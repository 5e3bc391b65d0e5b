import type { CartQuote } from '@wattle/domain/cart';
import type { AppliedPromotion, PromoCartItem } from '@wattle/domain/checkout';
import type { QuotedMethod } from '@wattle/domain/delivery';
import { type Cents, centsOf } from '@wattle/domain/money';
import type { CheckoutInfo } from '../checkout/use-checkout-data.ts';

/** The figures of a cart, computed locally or by the server. */
export type CartFigures = {
  readonly subtotalCents: Cents;
  readonly promotions: readonly (AppliedPromotion & { readonly savedCents: Cents })[];
  readonly discountCents: Cents;
  readonly promoItems: readonly PromoCartItem[];
  readonly promoItemsCents: Cents;
  /** null: no shipping method chosen. */
  readonly method: Omit<QuotedMethod, 'label'> | null;
  /** Removal and installation. */
  readonly servicesCents: Cents;
  readonly totalCents: Cents;
  readonly gstCents: Cents;
  readonly refusedCodes: readonly { readonly code: string; readonly refusal: string }[];
};

export function quotedFigures({ totals, promotions, method }: CartQuote): CartFigures {
  return {
    subtotalCents: totals.subtotalCents,
    promotions: promotions.given,
    discountCents: totals.discountCents,
    promoItems: promotions.promoItems,
    promoItemsCents: totals.promoItemsCents,
    method,
    servicesCents: totals.servicesCents,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
    refusedCodes: promotions.refusedCodes,
  };
}

export function confirmedFigures(info: CheckoutInfo): CartFigures {
  const { totals, promotions, promotionSavings, selectedShippingMethod: chosen } = info;
  return {
    subtotalCents: centsOf(totals.subtotal),
    promotions: promotions.appliedPromotions.map((promotion) => ({
      ...promotion,
      savedCents: centsOf(promotionSavings[promotion.id] ?? 0),
    })),
    discountCents: centsOf(totals.discount),
    promoItems: promotions.resolvedCart.promoCartItems,
    promoItemsCents: centsOf(totals.promoItems),
    method: chosen && { methodCode: chosen.methodCode, priceCents: centsOf(chosen.price) },
    servicesCents: centsOf(totals.services),
    totalCents: centsOf(totals.total),
    gstCents: centsOf(totals.gst),
    refusedCodes: info.refusedCodes.map(({ code, errorCode }) => ({ code, refusal: errorCode })),
  };
}
