import type { Family } from '../catalogue/entities.ts';
import { SHOP } from '../settings/shop-constants.ts';

/** [C-9-07 D-9-25] */
export const COMPARISON_MAX = SHOP.comparisonMax;

/** A product in the comparison: as much as survives until the next visit. */
export type ComparisonItem = {
  readonly productId: string;
  readonly familyCode: string;
  /** Empty when it is not known. */
  readonly name: string;
};

export type Openness = 'open' | 'closed';

/** What is compared, the attributes of its families, and what of it is on the screen [D-2-126 D-2-127]. */
export type Comparison = {
  readonly items: readonly ComparisonItem[];
  readonly families: Readonly<Record<string, Family>>;
  readonly overlay: Openness;
  readonly modal: Openness;
};

export type ComparisonAction =
  | { readonly kind: 'add'; readonly item: ComparisonItem; readonly family: Family }
  | { readonly kind: 'remove'; readonly productId: string }
  /** Puts a stored or shared list in place. */
  | { readonly kind: 'restore'; readonly items: readonly ComparisonItem[] }
  | { readonly kind: 'clear' | 'openOverlay' | 'closeOverlay' | 'openModal' | 'closeModal' };

export const EMPTY_COMPARISON: Comparison = { items: [], families: {}, overlay: 'closed', modal: 'closed' };

export function isCompared({ items }: Pick<Comparison, 'items'>, productId: string): boolean {
  return items.some((item) => item.productId === productId);
}

/** Whether another product would be one too many. One that is there already takes no further place [C-9-07 D-9-25]. */
export function exceedsComparison(comparison: Pick<Comparison, 'items'>, productId: string): boolean {
  return comparison.items.length >= COMPARISON_MAX && !isCompared(comparison, productId);
}

/** One of each product, the first ones, as many as may be compared [C-9-07 D-9-25]. */
export function limitComparison(items: readonly ComparisonItem[]): readonly ComparisonItem[] {
  const isFirst = ({ productId }: ComparisonItem, index: number) =>
    items.findIndex((other) => other.productId === productId) === index;
  return items.filter(isFirst).slice(0, COMPARISON_MAX);
}
