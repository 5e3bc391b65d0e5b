import type { ShippingMethod } from '../checkout/checkout.ts';
import { isPickupCode, isScheduledCode, SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { OrderShipping, OrderStore } from './order.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

/** How an order reaches its shopper, if it can: to an address, to a store that is there, or by email. */
export function planShipping(
  { cart, extra }: PlaceOrderRequest,
  method: ShippingMethod | null,
  store: OrderStore | null,
): Success<OrderShipping> | Rejected<'ShippingMethodUnavailable'> {
  const refusal = rejected({ code: 'ShippingMethodUnavailable' as const });
  if (!method) return refusal;
  const day = extra.shippingDate ?? null;
  if (isScheduledCode(method.methodCode) && day === null) return refusal;
  const agreed = { methodCode: method.methodCode, label: method.label, day, rangeEnd: null };
  if (method.methodCode === SHIPPING_METHODS.email.methodCode) return success({ ...agreed, type: 'EMAIL', day: null });
  if (isPickupCode(method.methodCode)) return store ? success({ ...agreed, type: 'STORE_PICKUP', store }) : refusal;
  const { shippingAddress: address } = cart;
  return address ? success({ ...agreed, type: 'DELIVERY', address, note: '' }) : refusal;
}
