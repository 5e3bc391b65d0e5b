import type { CallInput } from '@wattle/contract';
import {
  type CartOffers,
  type CartQuote,
  DEFAULT_CART_SETTINGS,
  fromRequestItems,
  type QuotedProduct,
  quoteCart,
  validateCart,
} from '@wattle/domain/cart';
import { priceWishes, SHIPPING_METHODS, servicesCents, shippingMethodOf } from '@wattle/domain/delivery';
import { dollarsOf } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import type { CheckoutInfo } from '../../src/shopper/checkout/use-checkout-data.ts';
import { PLANS } from './cart-goods.ts';

type Asked = CallInput<'checkoutInfo'>;

/** Long after anything a test stores. */
const NOW_SECONDS = 1_900_000_000;

/** The server's quote of a cart, by the same rule. */
export function quoteInfo(
  { cart, extra, availableCreditBalances = [] }: Asked,
  products: readonly ProductDocument[],
  offersTo: (asked: CallInput<'loadCartOffers'>) => CartOffers,
): CheckoutInfo {
  const { items } = fromRequestItems(cart.items);
  const { promoCodes = [], shippingAddress, locality, shipping } = cart;
  const facts = {
    products: new Map<string, QuotedProduct>(products.map((product) => [product.id, product])),
    warranties: new Map(PLANS.map((plan) => [plan.id, plan])),
    settings: DEFAULT_CART_SETTINGS,
  };
  const place = shippingAddress ? { postcode: shippingAddress.postcode, state: 'VIC' as const } : locality;
  const quote = quoteCart({
    items,
    facts,
    offers: offersTo({ promoCodes, locality: place ?? null }),
    codes: promoCodes,
    shopper: { isCustomer: false, hasOrderedBefore: false },
    methodCode:
      shipping?.options?.methodCode ??
      (shipping?.type === 'STORE_PICKUP' ? SHIPPING_METHODS.storePickup.methodCode : null),
    shippingDate: extra?.shippingDate ?? null,
    servicesCents: servicesCents(priceWishes(extra?.services ?? [], items, facts.products)),
    credits: availableCreditBalances,
    nowSeconds: NOW_SECONDS,
  });
  const failures = Object.entries(validateCart(items, facts, NOW_SECONDS).failures).flatMap(([id, reasons]) =>
    reasons.map(({ code, params }) => ({ item: Number(id), code, ...(params && { params }) })),
  );
  return { ...infoOf(quote), failures };
}

function infoOf({
  promotions,
  totals,
  methods,
  method,
  credits,
  leftToPayCents,
}: CartQuote): Omit<CheckoutInfo, 'failures'> {
  return {
    status: 'SUCCESS',
    promotions: {
      appliedPromotions: promotions.given.map(described),
      disallowedPromotions: promotions.refused.map(described),
      resolvedCart: { promoCartItems: [...promotions.promoItems] },
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
    promotionSavings: Object.fromEntries(promotions.given.map(({ id, savedCents }) => [id, dollarsOf(savedCents)])),
    refusedCodes: promotions.refusedCodes.map(({ code, refusal }) => ({ code, errorCode: refusal })),
  };
}

type Described = CheckoutInfo['promotions']['appliedPromotions'][number];

const described = ({ id, versionId, name, exclusive, relatedCouponCodes }: Described): Described => ({
  id,
  versionId,
  name,
  exclusive,
  relatedCouponCodes,
});
