import {
  type AddressRefusal,
  actorName,
  type Order,
  type OrderActor,
  planAddressChange,
  type WantedAddress,
} from '@wattle/domain/order';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import type { OrderDeps } from './order-deps.ts';

export type AddressCommand = {
  readonly orderNumber: string;
  readonly actor: OrderActor;
  readonly wanted: WantedAddress;
};
export type AddressAnswer = Success<Order> | Rejected<AddressRefusal | 'ORDER_NOT_FOUND'>;

/**
 * Sends an order that has not left to another street of its suburb. The journal has it, and the shopper is mailed where
 * it goes now. Done again it changes nothing.
 */
export async function changeAddress(
  { store, letters }: Pick<OrderDeps, 'store' | 'letters'>,
  { orderNumber, actor, wanted }: AddressCommand,
): Promise<AddressAnswer> {
  const answer = await store.orders.change<AddressAnswer>(orderNumber, async (tx, order) => {
    const planned = planAddressChange(order, wanted, actor);
    if (planned.status !== 'SUCCESS') return planned;
    const { order: moved, hasMoved } = planned.value;
    const { shipping } = moved;
    if (hasMoved && shipping.type === 'DELIVERY') {
      const { address } = shipping;
      const to = [address.street1, address.street2].filter(Boolean).join(', ');
      await noteEvent(tx, { orderNumber, actor: actorName(actor), kind: 'ADDRESS_CHANGED', data: { to } });
      await letters.addressChanged(tx, moved, { address });
    }
    await saveLocked(tx, moved);
    return success(moved);
  });
  return answer ?? rejected({ code: 'ORDER_NOT_FOUND' });
}
