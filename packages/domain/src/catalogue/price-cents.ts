import { type Cents, centsOf } from '../money/cents.ts';
import type { Product } from './product.ts';

type Priced = Pick<Product, 'price' | 'erpOriginalPrice'>;

/** The current price. Records hold dollars; convert to cents before any arithmetic or comparison. */
export const priceCentsOf = ({ price }: Pick<Priced, 'price'>): Cents => centsOf(price);

/** The price before any reduction. */
export const originalCentsOf = ({ erpOriginalPrice }: Pick<Priced, 'erpOriginalPrice'>): Cents =>
  centsOf(erpOriginalPrice);

/** Whether the price is at least a cent below the original. */
export const isReducedPrice = (product: Priced): boolean => priceCentsOf(product) < originalCentsOf(product);
