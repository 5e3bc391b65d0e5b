import { isAgencyDirect } from '../catalogue/card-action.ts';
import { cardState, isOrderable } from '../catalogue/card-state.ts';
import type { CartProductFacts } from './cart-facts.ts';

type SoldFields = Pick<
  CartProductFacts,
  'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime' | 'enquiryOnly' | 'blGroup'
>;

/**
 * Whether a product may be put in a cart at this moment, as its card says: a pre-order may; what is not out yet, sold
 * in stores only or by enquiry may not. How many are left is another question [C-5-02 D-2-119].
 */
export function canBuyOnline(product: SoldFields, nowSeconds: number): boolean {
  if (isAgencyDirect({ isAgencyItem: product.blGroup.isAgencyItem, enquiryOnly: product.enquiryOnly })) return false;
  return isOrderable(cardState({ ...product, soldOut: false }, nowSeconds));
}
