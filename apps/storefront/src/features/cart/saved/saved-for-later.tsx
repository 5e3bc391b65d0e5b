import { type ComponentType, lazy, Suspense } from 'react';
import type { CartState } from '../../../shopper/cart/cart-state.ts';
import { useSavedItems } from '../../../shopper/cart/saved-store.ts';
import type { SavedListProps } from './saved-list.tsx';

/** When its code fails to load, the list stays away rather than breaking the page. */
const SavedList = lazy<ComponentType<SavedListProps>>(() =>
  import('./saved-list.tsx').catch(() => ({ default: () => null })),
);

/** What the shopper saved for later. Its code loads only when there is something. */
export function SavedForLater({ state }: { state: CartState }) {
  const saved = useSavedItems();
  if (saved.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SavedList saved={saved} facts={state.facts} />
    </Suspense>
  );
}
