import { SHOP } from '../settings/shop-constants.ts';
import type { Product } from './product.ts';

/** Whether the shop counts stock for this product type. Gift cards never run out. */
export const isStocked = ({ functionalType }: Pick<Product, 'functionalType'>): boolean =>
  SHOP.stockedTypes.some((type) => type === functionalType);
