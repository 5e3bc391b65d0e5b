import type { Order, OrderService, OrderShipping } from './order.ts';

/** Services at the door. */
export const orderServices = ({ shipping }: { readonly shipping: OrderShipping }): readonly OrderService[] =>
  shipping.type === 'DELIVERY' ? (shipping.services ?? []) : [];

/** Delivery cost without the services. */
export const deliveryCents = (order: {
  readonly shipping: OrderShipping;
  readonly totals: Pick<Order['totals'], 'shippingCents'>;
}): number => orderServices(order).reduce((left, { amountCents }) => left - amountCents, order.totals.shippingCents);
