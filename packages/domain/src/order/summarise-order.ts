import { lineName } from './line-variant.ts';
import type { Order, OrderSummary } from './order.ts';

const PICTURES_MAX = 3;

/** An order as a row of a list: named after what cost most. */
export function summariseOrder({ number, placedAt, status, lines, shipping, totals }: Order): OrderSummary {
  const dearest = [...lines].sort((a, b) => b.totalCents - a.totalCents);
  return {
    number,
    placedAt,
    status,
    title: dearest[0] ? lineName(dearest[0]) : '',
    others: Math.max(0, dearest.length - 1),
    imageUrls: dearest.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl])).slice(0, PICTURES_MAX),
    totalCents: totals.totalCents,
    shippingType: shipping.type,
    storeName: shipping.type === 'STORE_PICKUP' ? shipping.store.name : null,
    hasPlan: lines.some(({ plan }) => plan !== null),
    day: shipping.day,
    dayEnd: shipping.rangeEnd,
  };
}
