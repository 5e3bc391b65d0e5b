import type { ShippingMethod } from '../checkout/checkout.ts';
import { SHIPPING_METHODS } from '../delivery/cart-delivery.ts';
import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { OrderShipping, OrderStore } from './order.ts';
import { isPickupCode, type PlaceOrderRequest } from './place-order-request.ts';

/** The method as a quote knows it: however it is collected, collecting is one method. */
export function quotedMethod({ shipping }: PlaceOrderRequest['cart']): string {
  return isPickupCode(shipping.methodCode) ? SHIPPING_METHODS.pickup.methodCode : shipping.methodCode;
}

/** How an order reaches its shopper, if it can: to an address, to a store that is there, or by email. */
export function planShipping(
  { cart, extra }: PlaceOrderRequest,
  method: ShippingMethod | null,
  store: OrderStore | null,
): Success<OrderShipping> | Rejected<'ShippingMethodUnavailable'> {
  const refusal = rejected({ code: 'ShippingMethodUnavailable' as const });
  if (!method) return refusal;
  const day = extra.shippingDate ?? null;
  const agreed = { methodCode: cart.shipping.methodCode, label: method.label, day, rangeEnd: null };
  switch (method.methodCode) {
    case SHIPPING_METHODS.email.methodCode:
      return success({ ...agreed, type: 'EMAIL', day: null });
    case SHIPPING_METHODS.pickup.methodCode: {
      const needsDay = cart.shipping.methodCode === 'storePickupScheduled';
      if (!store || (needsDay && day === null)) return refusal;
      return success({ ...agreed, type: 'STORE_PICKUP', store });
    }
    default: {
      const { shippingAddress: address } = cart;
      return address ? success({ ...agreed, type: 'DELIVERY', address, note: '' }) : refusal;
    }
  }
}
