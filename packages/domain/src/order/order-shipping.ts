import type { QuotedMethod } from '../delivery/cart-delivery.ts';
import { isPickupCode, isScheduledCode, SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { OrderService, OrderShipping } from './order.ts';
import type { OrderFacts } from './order-facts.ts';
import type { PlaceOrderRequest } from './place-order-request.ts';

type Served = { readonly services: readonly OrderService[] };

/** How the order is delivered, if possible: to an address, to an existing store, or by email. */
export function planShipping(
  { cart, extra }: PlaceOrderRequest,
  method: QuotedMethod | null,
  { store, booking, promise, services }: Pick<OrderFacts, 'store' | 'booking' | 'promise'> & Served,
): Success<OrderShipping> | Rejected<'ShippingMethodUnavailable'> {
  const refusal = rejected({ code: 'ShippingMethodUnavailable' as const });
  if (!method) return refusal;
  // a chosen day must be available
  if (isScheduledCode(method.methodCode) && booking === null) return refusal;
  // the chosen day, else the promised range
  const day = booking?.day ?? promise?.earliest ?? null;
  const rangeEnd = booking || !promise || promise.latest === promise.earliest ? null : promise.latest;
  const agreed = {
    methodCode: method.methodCode,
    label: method.label,
    day,
    rangeEnd,
    ...(booking?.window && { window: booking.window }),
  };
  if (method.methodCode === SHIPPING_METHODS.email.methodCode)
    return success({ ...agreed, type: 'EMAIL', day: null, rangeEnd: null });
  if (isPickupCode(method.methodCode)) return store ? success({ ...agreed, type: 'STORE_PICKUP', store }) : refusal;
  const { shippingAddress: address } = cart;
  if (!address) return refusal;
  const note = extra.driverNote?.trim() ?? '';
  return success({ ...agreed, type: 'DELIVERY', address, note, ...(services.length > 0 && { services }) });
}
