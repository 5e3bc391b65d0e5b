import type { Family } from '../catalogue/entities.ts';
import { SHOP } from '../settings/shop-constants.ts';

/** [C-9-07 D-9-25] */
export const COMPARISON_MAX = SHOP.comparisonMax;

/** A compared product, as stored between visits. */
export type ComparisonItem = {
  readonly productId: string;
  readonly familyCode: string;
  /** Empty when unknown. */
  readonly name: string;
};

export type Openness = 'open' | 'closed';

/** The compared products, their families' attributes, and what is open on screen [D-2-126 D-2-127]. */
export type Comparison = {
  readonly items: readonly ComparisonItem[];
  readonly families: Readonly<Record<string, Family>>;
  readonly overlay: Openness;
  readonly modal: Openness;
};

export type ComparisonAction =
  | { readonly kind: 'add'; readonly item: ComparisonItem; readonly family: Family }
  | { readonly kind: 'remove'; readonly productId: string }
  /** Loads a stored or shared list. */
  | { readonly kind: 'restore'; readonly items: readonly ComparisonItem[] }
  | { readonly kind: 'clear' | 'openOverlay' | 'closeOverlay' | 'openModal' | 'closeModal' };

export const EMPTY_COMPARISON: Comparison = { items: [], families: {}, overlay: 'closed', modal: 'closed' };

export function isCompared({ items }: Pick<Comparison, 'items'>, productId: string): boolean {
  return items.some((item) => item.productId === productId);
}

/** Whether adding a product would exceed the limit. One already compared does not count again [C-9-07 D-9-25]. */
export function exceedsComparison(comparison: Pick<Comparison, 'items'>, productId: string): boolean {
  return comparison.items.length >= COMPARISON_MAX && !isCompared(comparison, productId);
}

/** Removes duplicates and keeps the first ones, up to the limit [C-9-07 D-9-25]. */
export function limitComparison(items: readonly ComparisonItem[]): readonly ComparisonItem[] {
  const isFirst = ({ productId }: ComparisonItem, index: number) =>
    items.findIndex((other) => other.productId === productId) === index;
  return items.filter(isFirst).slice(0, COMPARISON_MAX);
}
