import { type Cents, toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import { splitCents } from '../money/split-cents.ts';
import type { Order, OrderLine } from './order.ts';
import type { OrderRefund, RefundedGift, RefundedLine } from './order-refund.ts';

type Refunded = Pick<Order, 'lines' | 'totals' | 'refunds'>;

const sumOf = <T>(list: readonly T[], cents: (one: T) => number): Cents =>
  toCents(list.reduce((sum, one) => sum + cents(one), 0));

const refundsOf = ({ refunds = [] }: Pick<Order, 'refunds'>): readonly OrderRefund[] => refunds;

/** How many units of a line were refunded. */
export const refundedQty = (order: Pick<Order, 'refunds'>, lineId: string): number =>
  refundsOf(order)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { qty }) => sum + qty, 0);

const keptGifts = (order: Pick<Order, 'refunds'>, lineId: string): readonly RefundedGift[] =>
  refundsOf(order)
    .flatMap(({ gifts = [] }) => gifts)
    .filter((gift) => gift.lineId === lineId && gift.fate === 'KEPT');

/** How many units of a gift its shopper kept when the goods that earned it went back. */
export const keptGiftQty = (order: Pick<Order, 'refunds'>, lineId: string): number =>
  keptGifts(order, lineId).reduce((sum, { qty }) => sum + qty, 0);

/** What was taken off refunds for units of a gift that come back now after all. */
export function takenOffFor(order: Pick<Order, 'refunds'>, line: OrderLine, qty: number): Cents {
  const kept = keptGifts(order, line.id);
  const units = kept.reduce((sum, one) => sum + one.qty, 0);
  const cents = kept.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0);
  const back = Math.max(0, units - (line.qty - refundedQty(order, line.id)));
  const each = splitCents(
    toCents(cents),
    Array.from({ length: units }, () => 1),
  );
  return toCents(each.slice(back, back + qty).reduce((sum, one) => sum + one, 0));
}

/** What the shop keeps of an order, and the GST in it. */
export const keptOf = (order: Refunded): { readonly cents: Cents; readonly gstCents: Cents } => ({
  cents: toCents(order.totals.totalCents - sumOf(refundsOf(order), ({ amountCents }) => amountCents)),
  gstCents: toCents(order.totals.gstCents - sumOf(refundsOf(order), ({ gstCents }) => gstCents)),
});

/** What was paid for delivery and did not go back. */
export const keptDeliveryCents = (order: Refunded): Cents =>
  toCents(order.totals.shippingCents - sumOf(refundsOf(order), ({ deliveryCents }) => deliveryCents));

/** What went back as goodwill. */
export const goodwillCentsOf = (order: Pick<Order, 'refunds'>): Cents =>
  sumOf(refundsOf(order), ({ goodwillCents }) => goodwillCents);

const paidFor = ({ totalCents, plan }: OrderLine): Cents => toCents(totalCents + (plan?.totalCents ?? 0));

/** The GST of each line, and of delivery at the end. Orders from elsewhere say it of the whole only. */
function gstParts({ lines, totals }: Pick<Order, 'lines' | 'totals'>): Cents[] {
  const own = lines.map(({ gstCents }) => gstCents);
  if (own.some((cents) => cents === undefined)) {
    // a gift card carries none until it is spent
    const taxed = lines.map((line) => (line.giftcard === null ? paidFor(line) : 0));
    return splitCents(toCents(totals.gstCents), [...taxed, totals.shippingCents]);
  }
  const known = own.map((cents) => toCents(cents ?? 0));
  return [...known, toCents(totals.gstCents - sumOf(known, (cents) => cents))];
}

/** The GST in a line and its plan. */
export const lineGstCents = (order: Pick<Order, 'lines' | 'totals'>, line: OrderLine): Cents =>
  gstParts(order)[order.lines.indexOf(line)] ?? toCents(0);

/**
 * What was truly paid for some more units of a line, its share of the promotions taken off, with the GST in it. The
 * units of a line add up to it to the cent, in whatever portions they are refunded.
 */
export function refundedUnits(order: Refunded, line: OrderLine, qty: number): RefundedLine {
  const portion = portionOf(line, refundedQty(order, line.id), qty);
  const backCents = takenOffFor(order, line, qty);
  return {
    lineId: line.id,
    qty,
    amountCents: toCents(portion(paidFor(line)) + backCents),
    gstCents: toCents(portion(lineGstCents(order, line)) + gstIn(backCents)),
  };
}

/** The part of an amount of a line that some of its units have, after so many others. */
export const portionOf = (line: Pick<OrderLine, 'qty'>, before: number, qty: number) => {
  const units = Array.from({ length: line.qty }, () => 1);
  return (cents: number): Cents => sumOf(splitCents(toCents(cents), units).slice(before, before + qty), (unit) => unit);
};

/** The GST in a part of what was paid for delivery: parts add up to it to the cent. */
export function deliveryGst(order: Refunded, deliveryCents: number): Cents {
  const { shippingCents } = order.totals;
  if (shippingCents === 0) return toCents(0);
  const gst = gstParts(order).at(-1) ?? 0;
  const upTo = (cents: number): number => Math.round((gst * cents) / shippingCents);
  const before = shippingCents - keptDeliveryCents(order);
  return toCents(upTo(before + deliveryCents) - upTo(before));
}

/** Whether nothing of an order is left: every unit was refunded, or every cent. */
export const isAllRefunded = (order: Refunded): boolean =>
  refundsOf(order).length > 0 &&
  (keptOf(order).cents === 0 ||
    order.lines.every(({ id, qty }) => refundedQty(order, id) + keptGiftQty(order, id) >= qty));
