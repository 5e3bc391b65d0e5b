import { toCents } from '../money/cents.ts';
import { splitCents } from '../money/split-cents.ts';
import type { Order, OrderLine, OrderService } from './order.ts';
import type { RefundedLine } from './order-refund.ts';
import { lineGstCents, portionOf, refundedQty } from './refunded-parts.ts';

/** A row of a tax invoice or a credit note. Amounts include GST. */
export type PaperRow = {
  readonly kind: 'LINE' | 'PLAN' | 'OFFER' | 'DELIVERY' | 'SERVICE' | 'GOODWILL' | 'GIFT' | 'ALREADY';
  /** The order line, of a line and its plan; null for other kinds of row. */
  readonly lineId: string | null;
  readonly qty: number | null;
  /** null: it has no price a unit. */
  readonly unitCents: number | null;
  readonly gstCents: number;
  readonly amountCents: number;
  /** A service at the door, on its own row. */
  readonly service?: OrderService;
  /** The name of the promotion of an offer; absent: it is not known which took it off. */
  readonly offer?: string;
};

export const NO_UNITS = { lineId: null, qty: null, unitCents: null } as const;

/** The rows of some lines at full price, and what offers took off them. */
type LineParts = { readonly rows: readonly PaperRow[]; readonly offCents: number; readonly offGstCents: number };

/** What some units of a line came to: at full price, their plan, and what was truly paid with the GST in it. */
type Units = {
  readonly line: OrderLine;
  readonly qty: number;
  readonly fullCents: number;
  readonly planCents: number;
  readonly paidCents: number;
  readonly gstCents: number;
};

const unitOf = (cents: number, qty: number): number | null => (cents % qty === 0 ? cents / qty : null);

function unitsToRows({ line, qty, fullCents, planCents, paidCents, gstCents }: Units): LineParts {
  const wholeCents = fullCents + planCents;
  // the GST of the full price, of which what is paid has its own: an offer never adds GST
  const gstIn = (cents: number): number => (paidCents === 0 ? 0 : Math.round((gstCents * cents) / paidCents));
  const [wholeGst, planGst] = [gstIn(wholeCents), gstIn(planCents)];
  const row = (kind: 'LINE' | 'PLAN', amountCents: number, rowGst: number): PaperRow => ({
    ...{ kind, lineId: line.id, qty, unitCents: unitOf(amountCents, qty) },
    gstCents: rowGst,
    amountCents,
  });
  return {
    rows: [row('LINE', fullCents, wholeGst - planGst), ...(line.plan ? [row('PLAN', planCents, planGst)] : [])],
    offCents: wholeCents - paidCents,
    offGstCents: wholeGst - (paidCents === 0 ? 0 : gstCents),
  };
}

const joined = (parts: readonly LineParts[]): LineParts => ({
  rows: parts.flatMap(({ rows }) => rows),
  offCents: parts.reduce((sum, { offCents }) => sum + offCents, 0),
  offGstCents: parts.reduce((sum, { offGstCents }) => sum + offGstCents, 0),
});

/** Every line as it was sold. */
export const soldParts = (order: Order): LineParts =>
  joined(
    order.lines.map((line) => {
      const planCents = line.plan?.totalCents ?? 0;
      return unitsToRows({
        ...{ line, qty: line.qty, planCents },
        fullCents: line.totalCents + line.discountCents,
        paidCents: line.totalCents + planCents,
        gstCents: lineGstCents(order, line),
      });
    }),
  );

/** The refunded units of lines; `order` has the refunds before this one. */
export const refundedParts = (order: Order, refunded: readonly RefundedLine[]): LineParts =>
  joined(
    refunded.flatMap(({ lineId, qty, amountCents: paidCents, gstCents }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return [];
      const portion = portionOf(line, refundedQty(order, lineId), qty);
      const planCents = portion(line.plan?.totalCents ?? 0);
      const fullCents = Math.max(portion(line.totalCents + line.discountCents), paidCents - planCents);
      return [unitsToRows({ line, qty, fullCents, planCents, paidCents, gstCents })];
    }),
  );

/** What offers took off: by promotion where these explain all of it. */
export function offerRows({ promotions }: Pick<Order, 'promotions'>, { offCents, offGstCents }: LineParts): PaperRow[] {
  if (offCents === 0) return [];
  const saved = promotions.filter(({ savedCents }) => savedCents > 0);
  const isWhole = saved.reduce((sum, { savedCents }) => sum + savedCents, 0) === offCents;
  const named = isWhole ? saved.map(({ name, savedCents }) => ({ offer: name, cents: savedCents })) : [];
  const offers = named.length > 0 ? named : [{ ...onlyOffer(saved), cents: offCents }];
  const gst = splitCents(
    toCents(offGstCents),
    offers.map(({ cents }) => cents),
  );
  return offers.map(({ cents, ...offer }, index) => ({
    ...{ ...NO_UNITS, ...offer, kind: 'OFFER' as const },
    gstCents: 0 - (gst[index] ?? 0),
    amountCents: -cents,
  }));
}

/** Of a part of what one promotion took off, it is known which. */
const onlyOffer = ([first, ...others]: Order['promotions']): { readonly offer?: string } =>
  first && others.length === 0 ? { offer: first.name } : {};
