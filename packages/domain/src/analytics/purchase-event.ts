import { type Cents, dollarsOf, toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import type { Order, OrderLine } from '../order/order.ts';
import { CURRENCY } from '../settings/shop-constants.ts';

/** A purchased item as analytics receives it. Amounts in dollars. */
export type PurchaseItem = {
  /** The product id, as in lists and the cart. */
  readonly item_id: string;
  readonly item_name: string;
  /** What the chosen variant is called, such as its finish; its id where it has no name. */
  readonly item_variant: string;
  /** The code of the variant. */
  readonly item_sku?: string;
  /** Unit price. */
  readonly price: number;
  readonly quantity: number;
};

export type PurchaseEvent = {
  readonly event: 'purchase';
  readonly ecommerce: {
    readonly transaction_id: string;
    readonly currency: string;
    readonly value: number;
    readonly tax: number;
    readonly shipping: number;
    readonly coupon?: string;
    readonly items: readonly PurchaseItem[];
  };
};

/** The GST included in a price; zero for tax-exclusive products [C-9-21]. */
export function taxShare(priceCents: Cents, { taxExclusive }: { readonly taxExclusive: boolean }): Cents {
  return taxExclusive ? toCents(0) : gstIn(priceCents);
}

const paidCents = ({ totalCents, plan }: OrderLine): Cents => toCents(totalCents + (plan?.totalCents ?? 0));

/** An order line without GST is tax-exclusive. */
const isTaxExclusive = ({ gstCents }: OrderLine): boolean => gstCents === 0;

/** The purchase event of an order, including its tax [C-9-21]. */
export function purchaseEvent({ number, lines, totals, promoCodes }: Order): PurchaseEvent {
  const taxCents = lines.reduce(
    (sum, line) => sum + taxShare(paidCents(line), { taxExclusive: isTaxExclusive(line) }),
    0,
  );
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      currency: CURRENCY,
      value: dollarsOf(toCents(totals.totalCents)),
      tax: dollarsOf(toCents(taxCents)),
      shipping: dollarsOf(toCents(totals.shippingCents)),
      ...(promoCodes.length > 0 && { coupon: promoCodes.join(',') }),
      items: lines.map(itemOf),
    },
  };
}

const itemOf = (line: OrderLine): PurchaseItem => ({
  item_id: line.productId,
  item_name: line.name,
  item_variant: line.variant?.name ?? line.variantId,
  ...(line.variant && { item_sku: line.variant.code }),
  price: dollarsOf(toCents(Math.round(line.totalCents / Math.max(line.qty, 1)))),
  quantity: line.qty,
});
