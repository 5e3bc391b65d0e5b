import type { ShippingMethod } from '../checkout/checkout.ts';
import { isPickupCode, isScheduledCode, SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { OrderShipping } from './order.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

/** How an order reaches its shopper, if it can: to an address, to a store that is there, or by email. */
export function planShipping(
  { cart }: PlaceOrderRequest,
  method: ShippingMethod | null,
  { store, booking }: Pick<OrderFacts, 'store' | 'booking'>,
): Success<OrderShipping> | Rejected<'ShippingMethodUnavailable'> {
  const refusal = rejected({ code: 'ShippingMethodUnavailable' as const });
  if (!method) return refusal;
  // a day that was chosen must be one that can be had
  if (isScheduledCode(method.methodCode) && booking === null) return refusal;
  const day = booking?.day ?? null;
  const label = booking?.window ? `${method.label}, ${booking.window}` : method.label;
  const agreed = { methodCode: method.methodCode, label, day, rangeEnd: null };
  if (method.methodCode === SHIPPING_METHODS.email.methodCode) return success({ ...agreed, type: 'EMAIL', day: null });
  if (isPickupCode(method.methodCode)) return store ? success({ ...agreed, type: 'STORE_PICKUP', store }) : refusal;
  const { shippingAddress: address } = cart;
  return address ? success({ ...agreed, type: 'DELIVERY', address, note: '' }) : refusal;
}
