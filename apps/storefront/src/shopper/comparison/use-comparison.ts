import type { StoredComparison } from '@wattle/domain/comparison';
import { useSyncExternalStore } from 'react';
import { type Comparable, keptComparison } from './kept-comparison.ts';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let pending = NONE;
let ids = NONE;
let from: readonly [StoredComparison?, (readonly string[])?] = [];

/** The products that are compared, and those about to be. */
export function comparedIds(): readonly string[] {
  const kept = keptComparison.get();
  if (from[0] !== kept || from[1] !== pending) {
    from = [kept, pending];
    ids = [...new Set([...kept.items.map(({ productId }) => productId), ...pending])];
  }
  return ids;
}

export function subscribeToCompared(listener: () => void): () => void {
  listeners.add(listener);
  const leave = keptComparison.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

function setPending(next: readonly string[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Products compared or being added; none on the server and during hydration. */
export function useComparedIds(): readonly string[] {
  return useSyncExternalStore(subscribeToCompared, comparedIds, () => NONE);
}

/** Adds a product to the comparison or removes it. Messages show as alerts [D-8-03 D-8-04]. */
export async function toggleCompared(product: Comparable): Promise<void> {
  if (pending.includes(product.id)) return;
  setPending([...pending, product.id]);
  try {
    const { toggleProduct } = await import('./comparison-store.ts');
    await toggleProduct(product);
  } catch {
    // a failed load shows its own alert
  } finally {
    setPending(pending.filter((id) => id !== product.id));
  }
}
