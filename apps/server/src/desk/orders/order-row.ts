import type { DeskOrderRow } from '@wattle/contract/desk';
import {
  canChangeDay,
  canMoveOrder,
  lineCode,
  lineName,
  type Order,
  type OrderActor,
  type OrderStatus,
  summariseOrder,
} from '@wattle/domain/order';
import type { DeskOrder } from '../../store/desk-orders.ts';

/** The steps of an order as staff take them, by how it gets to the shopper. */
const STEPS: Readonly<Record<Order['shipping']['type'], readonly OrderStatus[]>> = {
  DELIVERY: ['PACKED', 'ON_THE_WAY', 'DELIVERED'],
  STORE_PICKUP: ['PACKED', 'READY_TO_COLLECT', 'COLLECTED'],
  EMAIL: ['DELIVERED'],
};

/** Where an order may go from here, the next step first. A payment that is not sure moves nothing. */
export function movesOf(order: Order): OrderStatus[] {
  if (order.status === 'PENDING') return [];
  return STEPS[order.shipping.type].filter((next) => canMoveOrder(order, next));
}

const placeOf = ({ shipping }: Order): string =>
  shipping.type === 'DELIVERY' ? `${shipping.address.suburb} ${shipping.address.postcode}` : '';

/** Of staff nobody may do more or less of what a list offers. */
const STAFF: OrderActor = { kind: 'STAFF', role: 'AGENT', name: '' };

/** An order as a row of the desk's lists. */
export function toRow({ data, version, problem, problemAt }: DeskOrder): DeskOrderRow {
  // what this shop wrote as an order is one
  const order = data as Order;
  const { title, imageUrls, storeName } = summariseOrder(order);
  const { contact, shipping, lines, totals, payments } = order;
  return {
    ...{ number: order.number, version, placedAt: order.placedAt, status: order.status },
    ...{ problem, problemAt: problemAt?.getTime() ?? null },
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    phone: contact.phone,
    place: placeOf(order),
    ...{ title, units: lines.reduce((sum, { qty }) => sum + qty, 0), imageUrl: imageUrls[0] ?? null },
    ...{ day: shipping.day, lastDay: shipping.rangeEnd ?? shipping.day, window: shipping.window ?? null },
    ...{ shippingType: shipping.type, storeName },
    paidBy: payments.map(({ label }) => label.replace(/ ending .*/, '')).join(', '),
    totalCents: totals.totalCents,
    lines: lines.map((line) => ({
      ...{ name: lineName(line), sku: lineCode(line), qty: line.qty, imageUrl: line.imageUrl },
    })),
    next: movesOf(order)[0] ?? null,
    canChoose: movesOf(order)[0] === 'PACKED' || canChangeDay(order, STAFF),
  };
}
