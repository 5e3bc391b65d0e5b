import { cardLabel } from '../catalogue/card-label.ts';
import type { Product } from '../catalogue/product.ts';
import { SHOP } from '../settings/shop-constants.ts';

/** Those of schema.org's words that the shop has a use for. */
export type OfferAvailability =
  | 'BackOrder'
  | 'Discontinued'
  | 'InStock'
  | 'InStoreOnly'
  | 'OutOfStock'
  | 'PreOrder'
  | 'SoldOut';

type SaleFields = Parameters<typeof cardLabel>[0] & Pick<Product, 'functionalType' | 'hasStockOnHand'>;

/** Whether a product can be bought, in schema.org's words: the same answer as on its card. */
export function offerAvailability(product: SaleFields, nowSeconds: number): OfferAvailability {
  if (product.state === 'discontinued') return 'Discontinued';
  switch (cardLabel(product, nowSeconds)) {
    case 'Pre-order':
      return 'PreOrder';
    case 'Sold Out':
      return 'SoldOut';
    case 'Enquire':
      return 'InStoreOnly';
    case 'Add to cart':
      return isAtHand(product) ? 'InStock' : 'BackOrder';
    // announced, but nothing that could be ordered yet
    case 'Coming Soon':
    case 'Unavailable':
      return 'OutOfStock';
  }
}

/** What is not stocked, such as a gift card, never has to come from a supplier. */
function isAtHand({ functionalType, hasStockOnHand }: SaleFields): boolean {
  return hasStockOnHand || !SHOP.stockedTypes.some((type) => type === functionalType);
}
