import { warrantyOrderLine } from '../warranty/warranty-order-line.ts';
import type { CartItem, CartLine, GiftCardDetails } from './cart.ts';

/** A cart line in API requests: no price, since the server works that out [C-7-21]. */
export type RequestItem = {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  readonly extra: {
    readonly releaseDateTime: number | null;
    readonly giftcard?: GiftCardDetails;
    /** For a repair plan: the product and variant it covers [C-7-37]. */
    readonly warranty?: { readonly targetId: string; readonly targetVariantId: string };
  };
};

/** Cart lines as request items; repair plans become separate items at the end [C-7-35 C-7-36 C-7-37]. */
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
 * Inverse of `toRequestItems`: item ids are request indexes. A plan attaches to the first line of its product and
 * variant with the same quantity and no plan yet; plans without such a line are returned as stray.
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
  // equal timestamps keep the request's order
  createdAt: 0,
  warrantyId: null,
  giftcard: extra.giftcard ?? null,
  attribution: null,
  addedFrom: '',
  analyticsContext: {},
  extra: { releaseDateTime: extra.releaseDateTime },
});
