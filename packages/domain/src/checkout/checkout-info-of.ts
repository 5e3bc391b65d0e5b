import type { CartQuote } from '../cart/quote-cart.ts';
import { shippingMethodOf } from '../delivery/cart-delivery.ts';
import { dollarsOf } from '../money/cents.ts';
import type { AppliedPromotion } from './checkout.ts';

/** A quote as `/api/checkout/info` answers it, in dollars. */
export function checkoutInfoOf({ promotions, totals, methods, method, credits, leftToPayCents }: CartQuote) {
  const { given, refused, refusedCodes, promoItems } = promotions;
  return {
    status: 'SUCCESS' as const,
    promotions: {
      appliedPromotions: given.map(described),
      disallowedPromotions: refused.map(described),
      resolvedCart: {
        promoCartItems: promoItems.map(({ veloxProductId, promoId, qty }) => ({ veloxProductId, promoId, qty })),
      },
    },
    creditUsages: Object.fromEntries(credits.map(({ id, cents }) => [id, { amount: dollarsOf(cents) }])),
    selectedShippingMethod: method && shippingMethodOf(method),
    itemSubtotalAfterDiscounts: dollarsOf(totals.itemSubtotalAfterDiscountsCents),
    availableShippingMethods: methods.map(shippingMethodOf),
    totals: {
      subtotal: dollarsOf(totals.subtotalCents),
      discount: dollarsOf(totals.discountCents),
      promoItems: dollarsOf(totals.promoItemsCents),
      shipping: totals.shippingCents === null ? null : dollarsOf(totals.shippingCents),
      services: dollarsOf(totals.servicesCents),
      total: dollarsOf(totals.totalCents),
      gst: dollarsOf(totals.gstCents),
      leftToPay: dollarsOf(leftToPayCents),
    },
    promotionSavings: Object.fromEntries(given.map(({ id, savedCents }) => [id, dollarsOf(savedCents)])),
    refusedCodes: refusedCodes.map(({ code, refusal }) => ({ code, errorCode: refusal })),
  };
}

const described = ({ id, versionId, name, exclusive, relatedCouponCodes }: AppliedPromotion) => ({
  id,
  versionId,
  name,
  exclusive,
  relatedCouponCodes: [...relatedCouponCodes],
});
