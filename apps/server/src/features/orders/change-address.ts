import {
  type AddressRefusal,
  actorName,
  type Order,
  type OrderActor,
  planAddressChange,
  type WantedAddress,
} from '@wattle/domain/order';
import { type Rejected, rejected, type Success } from '@wattle/domain/results';
import { saveLocked } from '../../store/lock-order.ts';
import { noteEvent } from '../../store/order-events.ts';
import type { OrderDeps } from './order-deps.ts';

export type AddressCommand = {
  readonly orderNumber: string;
  readonly actor: OrderActor;
  readonly wanted: WantedAddress;
};
export type AddressAnswer = Success<Order> | Rejected<AddressRefusal | 'ORDER_NOT_FOUND'>;

/** Sends an order that has not left to another street of its suburb, and the journal has both. */
export async function changeAddress(
  { store }: Pick<OrderDeps, 'store'>,
  { orderNumber, actor, wanted }: AddressCommand,
): Promise<AddressAnswer> {
  const answer = await store.orders.change<AddressAnswer>(orderNumber, async (tx, { order }) => {
    const planned = planAddressChange(order, wanted, actor);
    if (planned.status !== 'SUCCESS') return planned;
    await noteEvent(tx, {
      orderNumber,
      actor: actorName(actor),
      kind: 'ADDRESS_CHANGED',
      data: { to: wanted.street1 },
    });
    await saveLocked(tx, planned.value);
    return planned;
  });
  return answer ?? rejected({ code: 'ORDER_NOT_FOUND' });
}
