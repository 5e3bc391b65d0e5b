import { warrantyOrderLine } from '../warranty/warranty-order-line.ts';
import type { CartItem, CartLine, GiftCardDetails } from './cart.ts';

/** A line as calls carry it: no price, since the server knows that [C-7-21]. */
export type RequestItem = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly extra: {
    readonly releaseDateTime: number | null;
    readonly giftcard?: GiftCardDetails;
    /** Of a repair plan: what it is for [C-7-37]. */
    readonly warranty?: { readonly targetId: string; readonly targetVariantId: string };
  };
};

/** Lines as calls carry them, each plan as an item of its own at the end [C-7-35 C-7-36 C-7-37]. */
export function toRequestItems(lines: readonly CartLine[]): RequestItem[] {
  const goods = lines.map(
    ({ productId, variantId, qty, extra, giftcard }): RequestItem => ({
      productId,
      variantId,
      qty,
      extra: { releaseDateTime: extra.releaseDateTime, ...(giftcard && { giftcard }) },
    }),
  );
  return [...goods, ...lines.flatMap(planItem)];
}

function planItem(line: CartLine): RequestItem[] {
  if (!line.warranty) return [];
  const { extra, ...plan } = warrantyOrderLine(line, line.warranty);
  return [{ ...plan, extra: { releaseDateTime: null, ...extra } }];
}

/**
 * The way back: the items of a request as a cart, each named by its place in the request. A plan belongs to the first
 * line of what it is for that has as many and no plan yet; one that belongs to none is given back.
 */
export function fromRequestItems(request: readonly RequestItem[]): {
  readonly items: readonly CartItem[];
  readonly strayPlans: readonly number[];
} {
  const items = request.flatMap((item, index) => (item.extra.warranty ? [] : [itemAt(item, index)]));
  const strayPlans: number[] = [];
  for (const [index, { productId, qty, extra }] of request.entries()) {
    if (!extra.warranty) continue;
    const { targetId, targetVariantId } = extra.warranty;
    const place = items.findIndex(
      (line) =>
        line.productId === targetId &&
        line.variantId === targetVariantId &&
        line.qty === qty &&
        line.warrantyId === null,
    );
    const line = items[place];
    if (line) items[place] = { ...line, warrantyId: productId };
    else strayPlans.push(index);
  }
  return { items, strayPlans };
}

const itemAt = ({ productId, variantId, qty, extra }: RequestItem, index: number): CartItem => ({
  id: String(index),
  productId,
  variantId,
  qty,
  // the first is the newest, as in every list of lines
  createdAt: 0,
  warrantyId: null,
  giftcard: extra.giftcard ?? null,
  attribution: null,
  addedFrom: '',
  analyticsContext: {},
  extra: { releaseDateTime: extra.releaseDateTime },
});
