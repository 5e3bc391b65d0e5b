import type { MarketWish } from '../market/market-wish.ts';
import type { Attributes } from '../recipe/reader.ts';
import type { Grade } from '../recipe/slot.ts';

/** A product that is in every demo shop under the same id, whatever the seed; the rest is made around what is said. */
export type Anchor = {
  /** The id is `p-` and this. */
  readonly number: number;
  readonly family: string;
  readonly brand: string;
  readonly grade?: Grade;
  readonly place?: number;
  readonly series?: string;
  readonly name?: string;
  readonly sku?: string;
  readonly attributes?: Attributes;
  readonly listPrice?: number;
  readonly wish: MarketWish;
};
