import { cardState } from '../catalogue/card-state.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import type { Product } from '../catalogue/product.ts';

/** Those of schema.org's words that the shop has a use for. */
export type OfferAvailability =
  | 'BackOrder'
  | 'Discontinued'
  | 'InStock'
  | 'InStoreOnly'
  | 'OutOfStock'
  | 'PreOrder'
  | 'SoldOut';

type SaleFields = Parameters<typeof cardState>[0] & Pick<Product, 'functionalType' | 'hasStockOnHand'>;

/** Whether a product can be bought, in schema.org's words: the same answer as on its card. */
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
    // announced, but nothing that could be ordered yet
    case 'COMING_SOON':
    case 'UNAVAILABLE':
      return 'OutOfStock';
  }
}

/** What is not stocked, such as a gift card, never has to come from a supplier. */
function isAtHand({ functionalType, hasStockOnHand }: SaleFields): boolean {
  return hasStockOnHand || !isStocked({ functionalType });
}
