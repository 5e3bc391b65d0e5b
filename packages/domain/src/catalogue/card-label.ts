import type { Product } from './product.ts';
import { isComingSoon, isOutgoing, isPreorder, isSellable } from './sale-state.ts';

export const CARD_LABELS = ['Pre-order', 'Coming Soon', 'Sold Out', 'Enquire', 'Add to cart', 'Unavailable'] as const;
export type CardLabel = (typeof CARD_LABELS)[number];

type CardFields = Pick<Product, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'soldOut'>;

/** What a card offers to do with its product: the first of these that is true [D-2-106 D-2-107 D-2-108 D-2-109 D-2-110 D-2-111]. */
export function cardLabel(product: CardFields, nowSeconds: number): CardLabel {
  if (isPreorder(product, nowSeconds)) return 'Pre-order';
  if (isComingSoon(product, nowSeconds)) return 'Coming Soon';
  if (product.soldOut) return 'Sold Out';
  if (isOutgoing(product)) return 'Enquire';
  if (isSellable(product) && product.saleMode !== 'inStoreOnly') return 'Add to cart';
  return 'Unavailable';
}
