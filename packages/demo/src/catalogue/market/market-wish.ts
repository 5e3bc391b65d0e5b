import type { FunctionalType, ProductState, SaleMode } from '@wattle/domain';

/** Seconds from now; negative is the past. */
export type Offset = number;

/** How a product stands in the shop, before there is a moment to place it in. */
export type MarketWish = {
  readonly state?: ProductState;
  readonly saleMode?: SaleMode;
  readonly functionalType?: FunctionalType;
  /** When a pre-order ends or a release happens. */
  readonly preorderIn?: Offset;
  readonly releaseIn?: Offset;
  /** A lower price than the list price; without dates when `to` is null. */
  readonly sale?: { readonly price: number; readonly from?: Offset; readonly to: Offset | null };
  /** A price that is its own original for a while. */
  readonly hot?: { readonly price: number; readonly from: Offset; readonly to: Offset };
  readonly isClearance?: boolean;
  readonly createdDaysAgo?: number;
  readonly stock?: 'soldOut' | 'fromSupplier' | 'someVariantsOut' | number;
  readonly badgePrimaryId?: string;
  readonly badgeSecondaryIds?: readonly string[];
  /** Only to show what happens when they do not match the ids. */
  readonly badgeSecondaryTitles?: readonly string[];
  readonly productMax?: number;
  readonly variantMax?: number;
  readonly variantMin?: number;
  readonly multipleOf?: number;
  readonly taxExclusive?: boolean;
  readonly hidden?: boolean;
  readonly popularity?: number;
  /** What sets the variants apart when it is not the finish. */
  readonly variantNames?: readonly string[];
};
