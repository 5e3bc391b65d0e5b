import { toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import type { Order } from './order.ts';
import { isGift } from './order-gifts.ts';
import type { OrderRefund } from './order-refund.ts';
import { orderServices } from './order-services.ts';
import { NO_UNITS, offerRows, type PaperRow, refundedParts, soldParts } from './paper-lines.ts';
import { deliveryGst } from './refunded-parts.ts';

/** The rows add up to the total, and their GST to the total's, to the cent. */
export type OrderPaper = {
  readonly rows: readonly PaperRow[];
  readonly totalCents: number;
  readonly gstCents: number;
  readonly withoutGstCents: number;
};

function paperOf(rows: readonly PaperRow[], totalCents: number, gstCents: number): OrderPaper {
  return { rows, totalCents, gstCents, withoutGstCents: toCents(totalCents - gstCents) };
}

/**
 * The tax invoice of an order: lines and their plans at full price, offers, delivery and services, with their GST. What
 * is delivered for nothing is named too.
 */
export function taxInvoiceOf(order: Order): OrderPaper {
  const { lines, totals } = order;
  const sold = soldParts(order);
  const unrefunded = { lines, totals };
  const delivery = deliveryRows(order, totals.shippingCents, (cents) => deliveryGst(unrefunded, cents)).filter(
    ({ amountCents }) => amountCents > 0 || order.shipping.type === 'DELIVERY',
  );
  return paperOf([...sold.rows, ...offerRows(order, sold), ...delivery], totals.totalCents, totals.gstCents);
}

/** Delivery and each priced service, where it is all of them; a part of it is of delivery. */
function deliveryRows(order: Order, cents: number, gstUpTo: (cents: number) => number): PaperRow[] {
  const isWhole = cents === order.totals.shippingCents;
  const priced = isWhole ? orderServices(order).filter((one) => one.amountCents > 0) : [];
  const ownCents = priced.reduce((left, { amountCents }) => left - amountCents, cents);
  const once = (amountCents: number) => (isWhole ? { qty: 1, unitCents: amountCents } : {});
  const rows: Omit<PaperRow, 'gstCents'>[] = [
    { ...NO_UNITS, ...once(ownCents), kind: 'DELIVERY', amountCents: ownCents },
    ...priced.map((service) => ({
      ...{ ...NO_UNITS, ...once(service.amountCents), kind: 'SERVICE' as const },
      amountCents: service.amountCents,
      service,
    })),
  ];
  let before = 0;
  return rows.map((row) => {
    const gstCents = gstUpTo(before + row.amountCents) - gstUpTo(before);
    before += row.amountCents;
    return { ...row, gstCents };
  });
}

/** The credit note of a refund. GST not explained by lines and delivery belongs to goodwill. */
export function creditNoteOf(order: Order, refund: OrderRefund): OrderPaper {
  const { deliveryCents, goodwillCents, alreadyCents } = refund;
  const refunds = (order.refunds ?? []).slice(0, order.refunds?.findIndex(({ id }) => id === refund.id) ?? 0);
  const before = { ...order, refunds };
  const returned = refundedParts(before, refund.lines);
  const delivery = deliveryRows(order, deliveryCents, (cents) => deliveryGst(before, cents));
  const goodwill: PaperRow = { ...NO_UNITS, kind: 'GOODWILL', gstCents: 0, amountCents: goodwillCents };
  const giftCents = toCents((refund.gifts ?? []).reduce((sum, { takenOffCents }) => sum + takenOffCents, 0));
  const gift: PaperRow = { ...NO_UNITS, kind: 'GIFT', gstCents: -gstIn(giftCents), amountCents: -giftCents };
  const already: PaperRow = { ...NO_UNITS, kind: 'ALREADY', gstCents: 0, amountCents: -alreadyCents };
  const rows = [...returned.rows, ...offerRows(order, returned), ...delivery, goodwill, gift, already];
  const isGiftBack = ({ kind, lineId }: PaperRow): boolean =>
    kind === 'LINE' && order.lines.some((line) => line.id === lineId && isGift(line));
  const shown = rows.filter((row) => row.amountCents !== 0 || isGiftBack(row));
  return paperOf(withAllGst(shown, refund.gstCents), refund.amountCents, refund.gstCents);
}

/** Assigns the remaining GST to the last row: goodwill or earlier refunds, if present. */
function withAllGst(rows: readonly PaperRow[], gstCents: number): PaperRow[] {
  const left = gstCents - rows.reduce((sum, row) => sum + row.gstCents, 0);
  const last = rows.findLastIndex(({ amountCents }) => amountCents !== 0);
  return rows.map((row, index) => (index === last ? { ...row, gstCents: row.gstCents + left } : row));
}
