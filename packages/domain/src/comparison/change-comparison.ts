import {
  type Comparison,
  type ComparisonAction,
  type ComparisonItem,
  EMPTY_COMPARISON,
  exceedsComparison,
  isCompared,
  limitComparison,
} from './comparison.ts';

/** The comparison after an action; opening the modal closes the overlay [D-2-126 D-2-127 D-2-128]. */
export function changeComparison(comparison: Comparison, action: ComparisonAction): Comparison {
  switch (action.kind) {
    case 'add':
      return add(comparison, action.item, action.family);
    case 'remove':
      return withItems(
        comparison,
        comparison.items.filter(({ productId }) => productId !== action.productId),
      );
    case 'restore':
      return withItems(comparison, limitComparison(action.items));
    case 'clear':
      return EMPTY_COMPARISON;
    case 'openOverlay':
      return { ...comparison, overlay: 'open' };
    case 'closeOverlay':
      return { ...comparison, overlay: 'closed' };
    case 'openModal':
      return { ...comparison, overlay: 'closed', modal: 'open' };
    case 'closeModal':
      return { ...comparison, modal: 'closed' };
  }
}

/** Enforces the limit, whoever adds [C-9-07 D-9-25]; stores the family's attributes too [D-2-125]. */
function add(comparison: Comparison, item: ComparisonItem, family: Comparison['families'][string]): Comparison {
  if (exceedsComparison(comparison, item.productId)) return comparison;
  return {
    ...comparison,
    items: isCompared(comparison, item.productId) ? comparison.items : [...comparison.items, item],
    families: { ...comparison.families, [family.code]: family },
  };
}

/** Drops families without a product, and closes an empty comparison. */
function withItems(comparison: Comparison, items: readonly ComparisonItem[]): Comparison {
  if (items.length === 0) return EMPTY_COMPARISON;
  const isUsed = (code: string) => items.some(({ familyCode }) => familyCode === code);
  const families = Object.fromEntries(Object.entries(comparison.families).filter(([code]) => isUsed(code)));
  return { ...comparison, items, families };
}
