import { toCents } from '../money/cents.ts';
import type { Order, OrderService } from './order.ts';
import type { OrderRefund } from './order-refund.ts';
import { orderServices } from './order-services.ts';
import { deliveryGst, lineGstCents } from './refunded-parts.ts';

/** A row of a tax invoice or a credit note. Amounts include GST. */
export type PaperRow = {
  readonly kind: 'LINE' | 'DELIVERY' | 'SERVICE' | 'GOODWILL' | 'ALREADY';
  /** The order line; null for other kinds of row. */
  readonly lineId: string | null;
  readonly qty: number | null;
  readonly gstCents: number;
  readonly amountCents: number;
  /** A service at the door, on its own row. */
  readonly service?: OrderService;
};

/** The rows add up to the total, and their GST to the total's, to the cent. */
export type OrderPaper = {
  readonly rows: readonly PaperRow[];
  readonly totalCents: number;
  readonly gstCents: number;
  readonly withoutGstCents: number;
};

const NO_LINE = { lineId: null, qty: null } as const;

function paperOf(rows: readonly PaperRow[], totalCents: number, gstCents: number): OrderPaper {
  return { rows, totalCents, gstCents, withoutGstCents: toCents(totalCents - gstCents) };
}

/** The tax invoice of an order: the amounts paid for each line and delivery, with their GST. */
export function taxInvoiceOf(order: Order): OrderPaper {
  const { lines, totals } = order;
  const rows = lines.map((line): PaperRow => {
    const amountCents = line.totalCents + (line.plan?.totalCents ?? 0);
    return { kind: 'LINE', lineId: line.id, qty: line.qty, gstCents: lineGstCents(order, line), amountCents };
  });
  const unrefunded = { lines, totals };
  const delivery = deliveryRows(order, totals.shippingCents, (cents) => deliveryGst(unrefunded, cents));
  return paperOf([...rows, ...delivery], totals.totalCents, totals.gstCents);
}

/** Delivery and each priced service, where it is all of them; a part of it is of delivery. */
function deliveryRows(order: Order, cents: number, gstUpTo: (cents: number) => number): PaperRow[] {
  const priced = cents === order.totals.shippingCents ? orderServices(order).filter((one) => one.amountCents > 0) : [];
  const ownCents = priced.reduce((left, { amountCents }) => left - amountCents, cents);
  const rows: Omit<PaperRow, 'gstCents'>[] = [
    { ...NO_LINE, kind: 'DELIVERY', amountCents: ownCents },
    ...priced.map((service) => ({
      ...NO_LINE,
      kind: 'SERVICE' as const,
      amountCents: service.amountCents,
      service,
    })),
  ];
  let before = 0;
  return rows
    .map((row) => {
      const gstCents = gstUpTo(before + row.amountCents) - gstUpTo(before);
      before += row.amountCents;
      return { ...row, gstCents };
    })
    .filter(({ amountCents }) => amountCents > 0);
}

/** The credit note of a refund. GST not explained by lines and delivery belongs to goodwill. */
export function creditNoteOf(order: Order, refund: OrderRefund): OrderPaper {
  const { deliveryCents, goodwillCents, alreadyCents } = refund;
  const before = (order.refunds ?? []).slice(0, order.refunds?.findIndex(({ id }) => id === refund.id) ?? 0);
  const lines = refund.lines.map((line): PaperRow => ({ kind: 'LINE', ...line }));
  const delivery = deliveryRows(order, deliveryCents, (cents) => deliveryGst({ ...order, refunds: before }, cents));
  const goodwill: PaperRow = { ...NO_LINE, kind: 'GOODWILL', gstCents: 0, amountCents: goodwillCents };
  const already: PaperRow = { ...NO_LINE, kind: 'ALREADY', gstCents: 0, amountCents: -alreadyCents };
  const rows = [...lines, ...delivery, goodwill, already].filter(({ amountCents }) => amountCents !== 0);
  return paperOf(withAllGst(rows, refund.gstCents), refund.amountCents, refund.gstCents);
}

/** Assigns the remaining GST to the last row: goodwill or earlier refunds, if present. */
function withAllGst(rows: readonly PaperRow[], gstCents: number): PaperRow[] {
  const left = gstCents - rows.reduce((sum, row) => sum + row.gstCents, 0);
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, gstCents: row.gstCents + left } : row));
}
