/** The products a promotion applies to: those matching any listed id, minus the exclusions. Nothing listed: all. */
export type ProductSet = {
  readonly productIds?: readonly string[];
  readonly variantIds?: readonly string[];
  readonly brandIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly except?: Omit<ProductSet, 'except' | 'fullPriceOnly'>;
  /** Excludes products already reduced. */
  readonly fullPriceOnly?: boolean;
};
