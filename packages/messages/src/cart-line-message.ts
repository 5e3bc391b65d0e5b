import type { CartFailure, CartReason } from '@wattle/domain/cart';
import { fillMessage } from './fill-message.ts';

export const cartItemMessages = {
  CART_ITEM_QTY_MAX_EXCEEDED: 'There is a limit of {qtyMax} per order.',
} as const;

/** Message per cart line failure. A failure without a sentence does not compile. */
const sentences: Record<CartFailure, string> = {
  productStateInvalid: 'This cannot be bought online at the moment.',
  productQtyMaxExceeded: cartItemMessages.CART_ITEM_QTY_MAX_EXCEEDED,
  variantQtyMaxExceeded: cartItemMessages.CART_ITEM_QTY_MAX_EXCEEDED,
  variantQtyBelowMin: 'The minimum order is {qtyMin}.',
  variantQtyNotMultiple: 'Sold in lots of {multipleOf}.',
  stockInsufficient: 'Only {stockQty} in stock.',
  agencyMixInvalid: 'This has to be ordered separately from other brands.',
  promotionalProductInvalid: 'A promotional product cannot be bought on its own.',
  warrantyNotFound: 'Warranty not found.',
};

/** Why a line cannot be ordered as it is, or what its limit is [C-5-12 D-5-52]. */
export function cartLineMessage({ code, params }: CartReason): string {
  if (code === 'stockInsufficient' && params?.stockQty === 0) return 'Sold out for now.';
  return fillMessage(sentences[code], params);
}
