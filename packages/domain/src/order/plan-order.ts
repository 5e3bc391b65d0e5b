import type { CartItem } from '../cart/cart.ts';
import { type CartQuote, quoteCart } from '../cart/quote-cart.ts';
import { fromRequestItems } from '../cart/request-items.ts';
import { validateCart } from '../cart/validate-cart.ts';
import type { DeliveryBooking } from '../delivery/delivery-booking.ts';
import { type PricedService, priceWishes, servicesCents } from '../delivery/on-site-services.ts';
import { cleanEmail } from '../forms/check-email.ts';
import { checkGiftCard } from '../gift-card/check-gift-card.ts';
import { takesGiftCards } from '../gift-card/takes-gift-cards.ts';
import { toCents } from '../money/cents.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { CarriedByOrder, Order, OrderPayment, OrderService, OrderShipping } from './order.ts';
import { orderDemand, shortagesOf, type VariantDemand } from './order-demand.ts';
import type { OrderFacts } from './order-facts.ts';
import { orderLines } from './order-lines.ts';
import { type OrderPaymentPlan, planPayments } from './order-payments.ts';
import { planShipping } from './order-shipping.ts';
import { giftCardLabel, paymentLabel } from './payment-label.ts';
import type { PlaceOrderReason } from './place-order-reason.ts';
import { type PlaceOrderRequest, voucherEntries } from './place-order-request.ts';
import { type PromotionUsePlan, promotionUses } from './promotion-uses.ts';
import { type StoreUnits, storeStockDemand } from './store-stock-demand.ts';

/** What placing an order takes and makes. Everything in it is plain data. */
export type OrderPlan = {
  readonly order: Order;
  readonly demand: readonly VariantDemand[];
  /** The part of it that comes from store stock. */
  readonly storeUnits: readonly StoreUnits[];
  readonly uses: readonly PromotionUsePlan[];
  readonly payments: OrderPaymentPlan;
  /** The place on a day that is to be taken. */
  readonly booking: DeliveryBooking | null;
};

export const PLACEHOLDER_PHONE = '0000000000';

/**
 * Holds what is to be ordered against what is there at this moment: the cart, the stock, the promotions that the shopper
 * was shown, the delivery, and whether what they want to pay is what it costs. Either everything is right, or it says
 * what is not [C-7-25 C-7-28 C-7-29 C-7-30 C-7-31].
 */
export function planOrder(
  request: PlaceOrderRequest,
  facts: OrderFacts,
): Success<OrderPlan> | Rejected<PlaceOrderReason> {
  const { cart } = request;
  const { items, strayPlans } = fromRequestItems(cart.items);
  const nowSeconds = Math.floor(facts.nowMs / 1000);
  const services = priceWishes(request.extra.services ?? [], items, facts.products);
  const quote = quoteCart({
    items,
    facts,
    offers: facts.offers,
    codes: cart.promoCodes,
    shopper: facts.shopper,
    methodCode: cart.shipping.methodCode,
    shippingDate: request.extra.shippingDate ?? null,
    servicesCents: servicesCents(services),
    credits: voucherEntries(cart.payment.methods).map(({ code, methodCode, amount }) => ({
      id: code,
      methodCode,
      amount,
    })),
    nowSeconds,
  });
  const demand = orderDemand(items, quote.promotions.promoItems, facts.products);
  const shortages = shortagesOf(demand, facts.products).map(shortageReason);
  if (shortages.length > 0) return rejected(...shortages);
  const { failures } = validateCart(items, facts, nowSeconds);
  const invalid = [...Object.keys(failures), ...strayPlans.map(String), ...wrongGiftCards(items, failures)];
  if (items.length === 0 || invalid.length > 0) return rejected(...invalidReasons(invalid));
  if (services.length < (request.extra.services?.length ?? 0)) return rejected(SERVICE_GONE);
  if (!hasExpectedPromotions(cart, quote)) return rejected({ code: 'CartPromotionsChanged' });
  const shipping = planShipping(request, quote.method, { ...facts, services: services.map(named(facts)) });
  if (shipping.status !== 'SUCCESS') return shipping;
  if (voucherEntries(cart.payment.methods).length > 0 && !takesGiftCards(items))
    return rejected({ code: 'GiftCardNotAccepted' });
  const payments = planPayments(cart.payment.methods, quote, facts);
  if (payments.status !== 'SUCCESS') return payments;
  const order = orderOf(request, facts, quote, {
    shipping: shipping.value,
    payments: paymentsOf(payments.value),
    lines: orderLines(items, quote, facts),
  });
  return success({
    order,
    demand,
    storeUnits: storeStockDemand({ ...facts, items, methodCode: cart.shipping.methodCode, nowSeconds }),
    uses: promotionUses(quote, facts),
    payments: payments.value,
    booking: facts.booking,
  });
}

/** A product no longer has a service that was asked for. */
const SERVICE_GONE = { code: 'ShippingMethodUnavailable', field: 'extra.services' } as const;

const named =
  ({ names }: Pick<OrderFacts, 'names'>) =>
  ({ productId, code, cents }: PricedService): OrderService => ({
    code,
    productId,
    name: names.get(productId)?.name ?? '',
    amountCents: cents,
  });

const shortageReason = ({
  variantId,
  stockQty,
}: {
  variantId: string;
  stockQty: number;
}): Reason<PlaceOrderReason> => ({
  code: 'InsufficientStock',
  params: { variantId, stockQty },
});

function invalidReasons(items: readonly string[]): Reason<PlaceOrderReason>[] {
  if (items.length === 0) return [{ code: 'CartInvalid' }];
  return items.map((item) => ({ code: 'CartInvalid', field: `cart.items.${item}` }));
}

/** A gift card goes to whom it says, so it must say so: what is typed on it is held to the rules of its form [C-5-21]. */
const wrongGiftCards = (items: readonly CartItem[], failures: object): string[] =>
  items
    .filter(({ id, giftcard }) => giftcard && !(id in failures) && checkGiftCard(giftcard).status !== 'SUCCESS')
    .map(({ id }) => id);

/** Exactly the promotions, in the versions, that the shopper was shown [C-7-28]. */
function hasExpectedPromotions({ expectedPromotions }: PlaceOrderRequest['cart'], { promotions }: CartQuote): boolean {
  const expected = new Set(
    expectedPromotions.map(({ promotionId, versionId }) => JSON.stringify([promotionId, versionId])),
  );
  const given = promotions.given.map(({ id, versionId }) => JSON.stringify([id, versionId]));
  return expected.size === given.length && given.every((one) => expected.has(one));
}

function paymentsOf({ vouchers, provider }: OrderPaymentPlan): OrderPayment[] {
  const cards = vouchers.map(
    ({ code, cents }): OrderPayment => ({
      type: 'VOUCHER',
      label: giftCardLabel(code),
      amountCents: cents,
    }),
  );
  if (provider)
    return [...cards, { type: provider.type, label: paymentLabel(provider.type, null), amountCents: provider.cents }];
  return cards.length > 0 ? cards : [{ type: 'NO_PAYMENT', label: paymentLabel('NO_PAYMENT', null), amountCents: 0 }];
}

type Parts = Pick<Order, 'lines' | 'payments'> & { readonly shipping: OrderShipping };

/** [C-7-25 C-7-26 C-7-31] */
const carriedOf = ({ cart: { analytics, fraudAnalytics }, extra }: PlaceOrderRequest): CarriedByOrder => ({
  ...(analytics && { analytics }),
  ...(fraudAnalytics && { fraudAnalytics }),
  extra,
});

function orderOf(request: PlaceOrderRequest, { number, nowMs }: OrderFacts, quote: CartQuote, parts: Parts): Order {
  const { cart } = request;
  const { totals, promotions } = quote;
  const refused = new Set(promotions.refusedCodes.map(({ code }) => code));
  return {
    number,
    placedAt: nowMs,
    status: 'PLACED',
    history: [{ status: 'PLACED', at: nowMs, note: '' }],
    contact: {
      email: cleanEmail(cart.email),
      firstName: cart.firstName.trim(),
      lastName: cart.lastName.trim(),
      phone: cart.phone?.trim() || PLACEHOLDER_PHONE,
      agreeToMarketing: cart.agreeToMarketing,
    },
    billing: cart.billingAddress ?? cart.shippingAddress,
    ...parts,
    promotions: promotions.given.map(({ id, name, savedCents }) => ({ id, name, savedCents })),
    promoCodes: cart.promoCodes.filter((code) => !refused.has(code)),
    totals: {
      itemsCents: toCents(totals.subtotalCents + totals.promoItemsCents),
      discountCents: totals.discountCents,
      shippingCents: toCents((totals.shippingCents ?? 0) + totals.servicesCents),
      totalCents: totals.totalCents,
      gstCents: totals.gstCents,
    },
    carried: carriedOf(request),
  };
}
