import type { Family } from '../catalogue/entities.ts';
import type { Reason } from '../results/outcome.ts';
import {
  COMPARISON_MAX,
  type Comparison,
  type ComparisonAction,
  type ComparisonItem,
  exceedsComparison,
} from './comparison.ts';

/** Why a product cannot be compared [C-8-20]. */
export const COMPARISON_REASONS = ['COMPARISON_LIMIT_REACHED', 'COMPARISON_ADD_FAILED'] as const;
export type ComparisonReason = (typeof COMPARISON_REASONS)[number];

/** [D-4-12 D-4-13 D-4-14] */
export type ComparisonAddResult =
  | { readonly status: 'SUCCESS' }
  | { readonly status: 'EXCEEDED_LIMIT'; readonly reason: Reason<'COMPARISON_LIMIT_REACHED'> }
  | { readonly status: 'FAILED'; readonly reason: Reason<'COMPARISON_ADD_FAILED'> };

/** Stores the comparison and loads families. */
export type ComparisonStore = {
  read(): Pick<Comparison, 'items'>;
  change(action: ComparisonAction): void;
  /** Undefined, or a rejection, when the attributes could not be loaded. */
  loadFamily(code: string): Promise<Family | undefined>;
};

/** D-8-04 uses 'product' when the name is missing. */
const NAMELESS = 'product';

/**
 * Adds a product with its family's attributes [D-2-125 D-4-12 D-4-13 D-4-14 C-8-20 D-8-03 D-8-04]. Checks the limit
 * before loading, to save the request, and again afterwards, because others may have been added meanwhile.
 */
export async function addToComparison(item: ComparisonItem, store: ComparisonStore): Promise<ComparisonAddResult> {
  if (exceedsComparison(store.read(), item.productId)) return exceeded();
  const family = await store.loadFamily(item.familyCode).catch(() => undefined);
  if (!family) return failedFor(item.name);
  if (exceedsComparison(store.read(), item.productId)) return exceeded();
  store.change({ kind: 'add', item, family });
  return { status: 'SUCCESS' };
}

function exceeded(): ComparisonAddResult {
  return { status: 'EXCEEDED_LIMIT', reason: { code: 'COMPARISON_LIMIT_REACHED', params: { max: COMPARISON_MAX } } };
}

function failedFor(name: string): ComparisonAddResult {
  return { status: 'FAILED', reason: { code: 'COMPARISON_ADD_FAILED', params: { name: name.trim() || NAMELESS } } };
}
