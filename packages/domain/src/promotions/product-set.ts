/** Goods that a promotion is about: in any of these, and in none of those. Nothing listed: everything. */
export type ProductSet = {
  readonly productIds?: readonly string[];
  readonly variantIds?: readonly string[];
  readonly brandIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly except?: Omit<ProductSet, 'except' | 'fullPriceOnly'>;
  /** Not what is reduced already. */
  readonly fullPriceOnly?: boolean;
};
