import type { Cents } from '../money/cents.ts';
import type { ProductSet } from './product-set.ts';

/** The part of a cart line that promotions need. */
export type PromotionLine = {
  readonly itemId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly brandId: string;
  readonly categoryIds: readonly string[];
  readonly qty: number;
  /** The current unit price, without a repair plan. */
  readonly unitCents: Cents;
  /** Already below its normal price. */
  readonly isReduced: boolean;
  /** False for gift cards and donations, which are money in another form. */
  readonly isDiscountable: boolean;
};

type Listed = Omit<ProductSet, 'except' | 'fullPriceOnly'>;

function isListed(line: PromotionLine, { productIds, variantIds, brandIds, categoryIds }: Listed): boolean {
  if (productIds?.includes(line.productId) || variantIds?.includes(line.variantId)) return true;
  if (brandIds?.includes(line.brandId)) return true;
  if (!categoryIds) return false;
  for (const id of line.categoryIds) if (categoryIds.includes(id)) return true;
  return false;
}

/** Whether a set names products at all; one that only excludes some does not. */
export const listsSomething = ({ productIds, variantIds, brandIds, categoryIds }: Listed): boolean =>
  (productIds ?? variantIds ?? brandIds ?? categoryIds) !== undefined;

/** Whether a line is in a promotion's product set. */
export function isInSet(line: PromotionLine, set: ProductSet = {}): boolean {
  if (!line.isDiscountable || (set.fullPriceOnly && line.isReduced)) return false;
  if (listsSomething(set) && !isListed(line, set)) return false;
  return !set.except || !isListed(line, set.except);
}
