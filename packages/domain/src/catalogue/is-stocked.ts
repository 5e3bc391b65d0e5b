import { SHOP } from '../settings/shop-constants.ts';
import type { Product } from './product.ts';

/** Whether the shop counts stock of this kind of product. A gift card is never out of stock. */
export const isStocked = ({ functionalType }: Pick<Product, 'functionalType'>): boolean =>
  SHOP.stockedTypes.some((type) => type === functionalType);
