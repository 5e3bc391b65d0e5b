import type { ProductDocument } from '@wattle/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadProducts } from '../products/load-products.ts';
import { forgetWished, useWishlistItems } from './use-wishlist.ts';

/** [C-4-50] */
export type WishlistLoad = 'unloaded' | 'loading' | 'SUCCESS' | 'ERROR';

type Loaded = {
  readonly load: WishlistLoad;
  readonly products: ReadonlyMap<string, ProductDocument>;
  /** What was taken off because it is no longer sold: its name, where that is still known. */
  readonly dropped: readonly (string | null)[];
};

const UNLOADED: Loaded = { load: 'unloaded', products: new Map(), dropped: [] };

/** What the shop does not know any more, or does not sell any more. */
const isGone = (product: ProductDocument | undefined): boolean => !product || product.state === 'discontinued';

/** The products of the wishlist, newest first; what is no longer sold is taken off it [C-4-50]. */
export function useWishedProducts() {
  const { items } = useWishlistItems();
  const [{ load, products, dropped }, setLoaded] = useState(UNLOADED);
  const [attempt, setAttempt] = useState(0);
  const missing = items.map(({ productId }) => productId).filter((id) => !products.has(id));
  // in one text, so that only another wish or another attempt asks again
  const wanted = JSON.stringify({ attempt, ids: missing });

  useEffect(() => {
    const { ids } = JSON.parse(wanted) as { readonly ids: readonly string[] };
    if (ids.length === 0) return undefined;
    const left = new AbortController();
    setLoaded((before) => (before.load === 'SUCCESS' ? before : { ...before, load: 'loading' }));
    loadProducts(ids, left.signal).then(
      (found) => {
        const gone = ids.filter((id) => isGone(found.get(id)));
        const kept = [...found].filter(([id]) => !gone.includes(id));
        forgetWished(gone);
        setLoaded((before) => ({
          load: 'SUCCESS',
          products: new Map([...kept, ...before.products]),
          dropped: [...before.dropped, ...gone.map((id) => found.get(id)?.name ?? null)],
        }));
      },
      () => {
        if (!left.signal.aborted) setLoaded((before) => ({ ...before, load: 'ERROR' }));
      },
    );
    return () => left.abort();
  }, [wanted]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { load, products: useMemo(() => [...products.values()], [products]), dropped, retry };
}
