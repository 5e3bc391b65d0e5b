import { cardState } from '../catalogue/card-state.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import type { Product } from '../catalogue/product.ts';

/** The schema.org availabilities the shop uses. */
export type OfferAvailability =
  | 'BackOrder'
  | 'Discontinued'
  | 'InStock'
  | 'InStoreOnly'
  | 'OutOfStock'
  | 'PreOrder'
  | 'SoldOut';

type SaleFields = Parameters<typeof cardState>[0] & Pick<Product, 'functionalType' | 'hasStockOnHand'>;

/** A product's schema.org availability, consistent with its card. */
export function offerAvailability(product: SaleFields, nowSeconds: number): OfferAvailability {
  if (product.state === 'discontinued') return 'Discontinued';
  switch (cardState(product, nowSeconds)) {
    case 'PREORDER':
      return 'PreOrder';
    case 'SOLD_OUT':
      return 'SoldOut';
    case 'ENQUIRE':
      return 'InStoreOnly';
    case 'ADD_TO_CART':
      return isAtHand(product) ? 'InStock' : 'BackOrder';
    // announced, but cannot be ordered yet
    case 'COMING_SOON':
    case 'UNAVAILABLE':
      return 'OutOfStock';
  }
}

/** Products without counted stock, such as gift cards, never come from a supplier. */
function isAtHand({ functionalType, hasStockOnHand }: SaleFields): boolean {
  return hasStockOnHand || !isStocked({ functionalType });
}
