import type { Product } from './product.ts';
import { isComingSoon, isOutgoing, isPreorder, isSellable } from './sale-state.ts';

export const CARD_STATES = ['PREORDER', 'COMING_SOON', 'SOLD_OUT', 'ENQUIRE', 'ADD_TO_CART', 'UNAVAILABLE'] as const;
export type CardState = (typeof CARD_STATES)[number];

export type CardFields = Pick<
  Product,
  'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'soldOut' | 'enquiryOnly'
>;

/**
 * The state of a card's button: the first rule that matches [D-2-106 D-2-107 D-2-108 D-2-109 D-2-110 D-2-111]. What is
 * sold by enquiry only is made for one order, so its stock says nothing [D-2-119].
 */
export function cardState(product: CardFields, nowSeconds: number): CardState {
  if (isPreorder(product, nowSeconds)) return 'PREORDER';
  if (isComingSoon(product, nowSeconds)) return 'COMING_SOON';
  if (product.enquiryOnly && isSellable(product)) return 'ENQUIRE';
  if (product.soldOut) return 'SOLD_OUT';
  if (isOutgoing(product)) return 'ENQUIRE';
  if (isSellable(product) && product.saleMode !== 'inStoreOnly') return 'ADD_TO_CART';
  return 'UNAVAILABLE';
}

/** Whether the product can be ordered online right now. */
export const isOrderable = (state: CardState): boolean => state === 'ADD_TO_CART' || state === 'PREORDER';
