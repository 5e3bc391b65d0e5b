import { useCallback, useEffect, useState } from 'react';
import { loadProducts } from '../../shopper/products/load-products.ts';
import { forgetWished, useWishlistItems } from '../../shopper/wishlist/use-wishlist.ts';
import { beginLoading, failLoading, listGone, receiveWished, UNLOADED } from './wished-products.ts';

/** Wishlist products, newest first; removes those no longer sold [C-4-50]. */
export function useWishedProducts() {
  const { items } = useWishlistItems();
  const [wished, setWished] = useState(UNLOADED);
  const [attempt, setAttempt] = useState(0);
  const missing = items.map(({ productId }) => productId).filter((id) => !wished.products.has(id));
  // a string key, so that only new ids or a retry trigger a request
  const wanted = JSON.stringify({ attempt, ids: missing });

  useEffect(() => {
    const { ids } = JSON.parse(wanted) as { readonly ids: readonly string[] };
    if (ids.length === 0) return undefined;
    const left = new AbortController();
    setWished(beginLoading);
    loadProducts(ids, left.signal).then(
      (found) => {
        forgetWished(listGone(ids, found));
        setWished((before) => receiveWished(before, ids, found));
      },
      () => {
        if (!left.signal.aborted) setWished(failLoading);
      },
    );
    return () => left.abort();
  }, [wanted]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { wished, retry };
}
