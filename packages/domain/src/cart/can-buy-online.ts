import { cardState, isOrderable } from '../catalogue/card-state.ts';
import type { CartProductFacts } from './cart-facts.ts';

type SoldFields = Pick<CartProductFacts, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'enquiryOnly'>;

/**
 * Whether a product may be added to a cart right now, consistent with its card: a pre-order may; unreleased,
 * in-store-only and enquiry products may not. Stock is checked separately [C-5-02 D-2-119].
 */
export function canBuyOnline(product: SoldFields, nowSeconds: number): boolean {
  return isOrderable(cardState({ ...product, soldOut: false }, nowSeconds));
}
