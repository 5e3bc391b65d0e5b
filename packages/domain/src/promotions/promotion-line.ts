import type { Cents } from '../money/cents.ts';
import type { ProductSet } from './promotion.ts';

/** What promotions ask of a line of the cart. */
export type PromotionLine = {
  readonly itemId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly brandId: string;
  readonly categoryIds: readonly string[];
  readonly qty: number;
  /** The price of one at this moment, without its plan. */
  readonly unitCents: Cents;
  /** Already below its ordinary price. */
  readonly isReduced: boolean;
  /** Not gift cards and donations: they are money in another form. */
  readonly isDiscountable: boolean;
};

const isListed = (line: PromotionLine, set: Omit<ProductSet, 'except' | 'fullPriceOnly'>): boolean =>
  Boolean(
    set.productIds?.includes(line.productId) ||
      set.variantIds?.includes(line.variantId) ||
      set.brandIds?.includes(line.brandId) ||
      set.categoryIds?.some((id) => line.categoryIds.includes(id)),
  );

const listsSomething = ({ productIds, variantIds, brandIds, categoryIds }: ProductSet): boolean =>
  Boolean(productIds ?? variantIds ?? brandIds ?? categoryIds);

/** Whether a promotion is about this line. */
export function isInSet(line: PromotionLine, set: ProductSet = {}): boolean {
  if (!line.isDiscountable) return false;
  if (set.fullPriceOnly && line.isReduced) return false;
  if (set.except && isListed(line, set.except)) return false;
  return listsSomething(set) ? isListed(line, set) : true;
}
