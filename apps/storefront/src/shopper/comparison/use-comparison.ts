import type { StoredComparison } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { type Comparable, keptComparison } from './kept-comparison.ts';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let pending = NONE;
let ids = NONE;
let from: readonly [StoredComparison?, (readonly string[])?] = [];

function readIds(): readonly string[] {
  const kept = keptComparison.get();
  if (from[0] !== kept || from[1] !== pending) {
    from = [kept, pending];
    ids = [...new Set([...kept.items.map(({ productId }) => productId), ...pending])];
  }
  return ids;
}

function subscribe(listener: () => void) {
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

/** The products that are compared, and those about to be; none on the server and while hydrating. */
export function useComparedIds(): readonly string[] {
  return useSyncExternalStore(subscribe, readIds, () => NONE);
}

/** Adds a product to the comparison or takes it out. What there is to say about it is said in an alert [D-8-03 D-8-04]. */
export async function toggleCompared(product: Comparable): Promise<void> {
  if (pending.includes(product.id)) return;
  setPending([...pending, product.id]);
  try {
    const { toggleProduct } = await import('./comparison-store.ts');
    await toggleProduct(product);
  } catch {
    // what could not be loaded has an alert of its own
  } finally {
    setPending(pending.filter((id) => id !== product.id));
  }
}
