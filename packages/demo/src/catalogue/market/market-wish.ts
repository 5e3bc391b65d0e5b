import type { FunctionalType, ProductState, SaleMode } from '@wattle/domain/catalogue';

/** Seconds from now; negative for the past. */
export type Offset = number;

/** A product's market situation (state, offers, stock), relative to a moment still unknown. */
export type MarketWish = {
  readonly state?: ProductState;
  readonly saleMode?: SaleMode;
  readonly functionalType?: FunctionalType;
  /** When a pre-order ends or a release happens. */
  readonly preorderIn?: Offset;
  readonly releaseIn?: Offset;
  /** A price below the list price; undated when `to` is null, and with the summer event's dates when it is 'event'. */
  readonly sale?: { readonly price: number; readonly from?: Offset; readonly to: Offset | 'event' | null };
  /** A temporary price that is also shown as the original price. */
  readonly hot?: { readonly price: number; readonly from: Offset; readonly to: Offset };
  readonly isClearance?: boolean;
  readonly createdDaysAgo?: number;
  readonly stock?: 'soldOut' | 'fromSupplier' | 'someVariantsOut' | number;
  readonly badgePrimaryId?: string;
  readonly badgeSecondaryIds?: readonly string[];
  /** Only set to demonstrate titles that do not match the ids. */
  readonly badgeSecondaryTitles?: readonly string[];
  readonly productMax?: number;
  readonly variantMax?: number;
  readonly variantMin?: number;
  readonly multipleOf?: number;
  readonly taxExclusive?: boolean;
  readonly hidden?: boolean;
  readonly popularity?: number;
  /** The model of which this is one finish. */
  readonly modelGroup?: string;
  /** What distinguishes the variants when it is not the finish. */
  readonly variantNames?: readonly string[];
};
