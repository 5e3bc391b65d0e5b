import { type CardFields, cardState, isOrderable } from './card-state.ts';
import { isStocked } from './is-stocked.ts';
import type { Product } from './product.ts';

/** What the shop promises about a product right now. Every page takes it from here. */
export type SalePromises = {
  /** Can be ordered online: a quantity, a repair plan, payment in parts, and time to change one's mind. */
  readonly order: boolean;
  /** Is brought or handed over: days of delivery, stock of stores. */
  readonly delivery: boolean;
  /** A lower price elsewhere is matched. The maker sets the price of agency goods, so it is the same everywhere. */
  readonly priceMatch: boolean;
};

type Fields = CardFields & Pick<Product, 'functionalType'> & { readonly isAgencyItem: boolean };

export function salePromises(product: Fields, nowSeconds: number): SalePromises {
  const state = cardState(product, nowSeconds);
  const order = isOrderable(state);
  const isInStores = state === 'ENQUIRE' && !product.enquiryOnly;
  return {
    order,
    delivery: isStocked(product) && (order || isInStores),
    priceMatch: isStocked(product) && (order || isInStores) && !product.isAgencyItem,
  };
}
