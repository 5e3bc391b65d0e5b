import type { Cents } from '../../money/cents.ts';
import type { Goods, Take } from '../goods.ts';
import type { FreeUnits, LaneState } from '../lane-state.ts';
import type { PromotionLane } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';

/** A discount on each line's units, independent of the rest of the cart. */
export type UnitCut = {
  readonly kind: 'UNIT';
  readonly on: ProductSet | undefined;
  readonly centsOff: (units: FreeUnits) => number;
};

/** A discount across several lines. */
export type BundleCut = { readonly kind: 'BUNDLE'; readonly takes: (goods: Goods, state: LaneState) => Take[] };

/** The delivery price after the effect. */
export type DeliveryCut = {
  readonly isOn: (methodCode: string) => boolean;
  readonly priceAfter: (priceCents: Cents) => number;
};

/** A product added to the order. */
export type PromotionGift = {
  readonly productId: string;
  readonly qty: number;
  readonly priceCents: Cents;
  /** What the shopper saves, in cents. */
  readonly savingCents: number;
};

/** Products that an effect refers to, by field. */
export type NamedGoods =
  | { readonly field: string; readonly set: ProductSet | undefined }
  | { readonly field: string; readonly productId: string };

export type EffectFault = { readonly path: readonly (string | number)[]; readonly message: string };

/** Everything the shop needs to know about an effect. Each effect type provides it in its own file. */
export type EffectFacts = {
  /** The lanes it may be in. */
  readonly lanes: readonly PromotionLane[];
  readonly goods: UnitCut | BundleCut | null;
  readonly delivery: DeliveryCut | null;
  readonly gift: PromotionGift | null;
  readonly names: readonly NamedGoods[];
  /** Import errors beyond the field formats. */
  readonly faults: readonly EffectFault[];
};
