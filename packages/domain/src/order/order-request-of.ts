import type { CartLine } from '../cart/cart.ts';
import { toRequestItems } from '../cart/request-items.ts';
import type { AppliedPromotion, CheckoutContact, EnteredAddress, Voucher } from '../checkout/checkout.ts';
import { paymentEntries } from '../checkout/payment-entries.ts';
import { hasCrew, type ServiceWish } from '../delivery/on-site-services.ts';
import { isPickupCode, isScheduledCode } from '../delivery/shipping-methods.ts';
import { internalError } from '../errors/internal-error.ts';
import { takesGiftCards } from '../gift-card/takes-gift-cards.ts';
import type { Cents } from '../money/cents.ts';
import type { OrderAnalytics, PlaceOrderRequest, ProviderData } from './place-order-request.ts';

/** The checkout data of an order. */
export type OrderParts = {
  readonly lines: readonly CartLine[];
  readonly promoCodes: readonly string[];
  /** As the shopper was shown them [C-7-28]. */
  readonly promotions: readonly Pick<AppliedPromotion, 'id' | 'versionId'>[];
  readonly contact: CheckoutContact | null;
  /** Delivery address; null: pickup or email. */
  readonly delivery: EnteredAddress | null;
  /** null: the same as the delivery address. */
  readonly billing: EnteredAddress | null;
  readonly methodCode: string | null;
  readonly storeId: string | null;
  /** yyyy-mm-dd, the chosen day. */
  readonly day: string | null;
  /** '10:00-12:00' of that day. */
  readonly window: string | null;
  readonly isTypedAddress: boolean;
  readonly driverNote: string;
  readonly services: readonly ServiceWish[];
  readonly totalCents: Cents;
  readonly vouchers: readonly Voucher[];
  readonly analytics: OrderAnalytics | null;
  /** Of this browser. */
  readonly fraudToken?: string;
};

/**
 * The body of POST /api/order/place. What the steps before should have told is missing: 'Checkout order incomplete.';
 * it is not said how the rest is paid: 'Place order request incomplete.' [C-7-25 … C-7-31 C-7-35 C-8-57 C-8-58].
 */
export function orderRequestOf(parts: OrderParts, provider: ProviderData | null): PlaceOrderRequest {
  const { contact, methodCode } = parts;
  if (!contact || methodCode === null || parts.lines.length === 0) throw internalError('Checkout order incomplete.');
  const vouchers = takesGiftCards(parts.lines) ? parts.vouchers : [];
  const methods = paymentEntries(parts.totalCents, vouchers, provider);
  if (!methods) throw internalError('Place order request incomplete.');
  const phone = contact.phone.trim();
  return {
    cart: {
      items: toRequestItems(parts.lines),
      promoCodes: [...parts.promoCodes],
      expectedPromotions: parts.promotions.map(({ id, versionId }) => ({ promotionId: id, versionId })),
      email: contact.email,
      firstName: contact.firstName,
      lastName: contact.lastName,
      ...(phone !== '' && { phone }),
      agreeToMarketing: contact.agreeToMarketing,
      billingAddress: parts.billing,
      shippingAddress: isPickupCode(methodCode) ? null : parts.delivery,
      shipping: { methodCode, ...(storeOf(parts, methodCode) && { clickCollectStoreId: storeOf(parts, methodCode) }) },
      payment: { methods },
      ...(parts.analytics && { analytics: parts.analytics }),
      ...(parts.fraudToken !== undefined && { fraudAnalytics: { token: parts.fraudToken } }),
    },
    extra: extraOf(parts, methodCode),
  };
}

const storeOf = ({ storeId }: OrderParts, methodCode: string): string =>
  isPickupCode(methodCode) && storeId !== null ? storeId : '';

function extraOf(parts: OrderParts, methodCode: string): PlaceOrderRequest['extra'] {
  const { day, window, isTypedAddress } = parts;
  const isPicked = isScheduledCode(methodCode) && day !== null;
  const [note, services] = hasCrew(methodCode) ? [parts.driverNote.trim(), parts.services] : ['', []];
  return {
    ...(isPicked && { shippingDate: day }),
    ...(isPicked && window !== null && { shippingWindow: window }),
    ...(isTypedAddress && { manuallyEnteredAddress: true }),
    ...(note !== '' && { driverNote: note }),
    ...(services.length > 0 && { services: services.map(({ productId, code }) => ({ productId, code })) }),
  };
}
