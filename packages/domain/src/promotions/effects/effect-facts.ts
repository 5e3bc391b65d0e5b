import type { Cents } from '../../money/cents.ts';
import type { Goods, Take } from '../goods.ts';
import type { FreeUnits, LaneState } from '../lane-state.ts';
import type { PromotionLane } from '../lanes.ts';
import type { ProductSet } from '../product-set.ts';

/** Taken off the units of each line by itself, whatever else is in the cart. */
export type UnitCut = {
  readonly kind: 'UNIT';
  readonly on: ProductSet | undefined;
  readonly centsOff: (units: FreeUnits) => number;
};

/** Taken off several lines together. */
export type BundleCut = { readonly kind: 'BUNDLE'; readonly takes: (goods: Goods, state: LaneState) => Take[] };

/** What a delivery costs after the effect. */
export type DeliveryCut = {
  readonly isOn: (methodCode: string) => boolean;
  readonly priceAfter: (priceCents: Cents) => number;
};

/** A product that comes along. */
export type PromotionGift = {
  readonly productId: string;
  readonly qty: number;
  readonly price: number;
  /** What the shopper saves, in cents. */
  readonly savingCents: number;
};

/** What an effect refers to, by the field that names it. */
export type NamedGoods =
  | { readonly field: string; readonly set: ProductSet | undefined }
  | { readonly field: string; readonly productId: string };

export type EffectFault = { readonly path: readonly (string | number)[]; readonly message: string };

/** Everything that the shop asks of an effect. Each kind answers all of it in its own file. */
export type EffectFacts = {
  /** The lanes that it may stand in. */
  readonly lanes: readonly PromotionLane[];
  readonly goods: UnitCut | BundleCut | null;
  readonly delivery: DeliveryCut | null;
  readonly gift: PromotionGift | null;
  readonly names: readonly NamedGoods[];
  /** What an import refuses beyond the form of its fields. */
  readonly faults: readonly EffectFault[];
};
