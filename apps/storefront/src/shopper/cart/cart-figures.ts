import {
  type AppliedPromotion,
  type CartQuote,
  type Cents,
  centsOf,
  type ErrorCode,
  type PromoCartItem,
  type ShippingMethod,
  toErrorCode,
} from '@wattle/domain';
import type { CheckoutInfo } from '../checkout/use-checkout-data.ts';

/** What a cart comes to, worked out here or by the shop. */
export type CartFigures = {
  readonly subtotalCents: Cents;
  readonly promotions: readonly (AppliedPromotion & { readonly savedCents: Cents })[];
  readonly discountCents: Cents;
  readonly promoItems: readonly PromoCartItem[];
  readonly promoItemsCents: Cents;
  readonly methods: readonly ShippingMethod[];
  /** null: no way to get it is chosen. */
  readonly method: ShippingMethod | null;
  readonly totalCents: Cents;
  readonly gstCents: Cents;
  readonly refusedCodes: readonly { readonly code: string; readonly refusal: ErrorCode }[];
};

export function quotedFigures({ totals, promotions, methods, method }: CartQuote): CartFigures {
  return {
    subtotalCents: totals.subtotalCents,
    promotions: promotions.given,
    discountCents: totals.discountCents,
    promoItems: promotions.promoItems,
    promoItemsCents: totals.promoItemsCents,
    methods,
    method,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
    refusedCodes: promotions.refusedCodes,
  };
}

export function confirmedFigures(info: CheckoutInfo): CartFigures {
  const { totals, promotions, promotionSavings } = info;
  return {
    subtotalCents: centsOf(totals.subtotal),
    promotions: promotions.appliedPromotions.map((promotion) => ({
      ...promotion,
      savedCents: centsOf(promotionSavings[promotion.id] ?? 0),
    })),
    discountCents: centsOf(totals.discount),
    promoItems: promotions.resolvedCart.promoCartItems,
    promoItemsCents: centsOf(totals.promoItems),
    methods: info.availableShippingMethods,
    method: info.selectedShippingMethod,
    totalCents: centsOf(totals.total),
    gstCents: centsOf(totals.gst),
    refusedCodes: info.refusedCodes.map(({ code, errorCode }) => ({ code, refusal: toErrorCode(errorCode) })),
  };
}
