import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { Order } from './order.ts';
import type { OrderActor } from './order-actor.ts';

export const ADDRESS_REFUSALS = ['OrderStateInvalid', 'StreetMissing'] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];

/** Where in the same suburb it goes, and what the driver should know. */
export type WantedAddress = { readonly street1: string; readonly street2: string; readonly note: string };

/** Whether somebody may change where an order goes: staff may until it has left. */
export const canChangeAddress = ({ status, shipping }: Pick<Order, 'status' | 'shipping'>, { kind }: OrderActor) =>
  kind === 'STAFF' && shipping.type === 'DELIVERY' && (status === 'PLACED' || status === 'PACKED');

/** The order as it is then, and whether it goes to another door: a word for the driver alone does not move it. */
export type PlannedAddress = { readonly order: Order; readonly hasMoved: boolean };

/**
 * The order with another street or note. Suburb and postcode stay: what delivery costs and on which days it comes was
 * agreed for them.
 */
export function planAddressChange(
  order: Order,
  { street1, street2, note }: WantedAddress,
  actor: OrderActor,
): Success<PlannedAddress> | Rejected<AddressRefusal> {
  const { shipping } = order;
  if (!canChangeAddress(order, actor) || shipping.type !== 'DELIVERY') return rejected({ code: 'OrderStateInvalid' });
  if (street1.trim() === '') return rejected({ code: 'StreetMissing' });
  const address = { ...shipping.address, street1: street1.trim(), street2: street2.trim() };
  const hasMoved = address.street1 !== shipping.address.street1 || address.street2 !== shipping.address.street2;
  return success({ order: { ...order, shipping: { ...shipping, address, note: note.trim() } }, hasMoved });
}
