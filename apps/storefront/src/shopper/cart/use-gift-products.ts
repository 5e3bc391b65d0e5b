import type { PromoCartItem } from '@wattle/domain/checkout';
import type { ProductDocument } from '@wattle/domain/search';
import { useEffect, useState } from 'react';
import { loadProducts } from '../products/load-products.ts';

type Loaded = {
  readonly products: ReadonlyMap<string, ProductDocument>;
  /** The last requested ids as one string. */
  readonly answered: string;
};
const NONE: Loaded = { products: new Map(), answered: '' };

/** Products given by promotions. A failed one is requested again together with the next new gift. */
export function useGiftProducts(given: readonly PromoCartItem[]) {
  const [{ products, answered }, setLoaded] = useState(NONE);
  const missing = given.map(({ veloxProductId }) => veloxProductId).filter((id) => !products.has(id));
  // a string, so that only a new gift triggers a request
  const wanted = missing.join(',');
  useEffect(() => {
    if (wanted === '') return undefined;
    const left = new AbortController();
    const take = (found: ReadonlyMap<string, ProductDocument>) =>
      setLoaded((before) => ({ products: new Map([...before.products, ...found]), answered: wanted }));
    loadProducts(wanted.split(','), left.signal).then(take, () => {
      if (!left.signal.aborted) take(new Map());
    });
    return () => left.abort();
  }, [wanted]);
  return { products, isSettled: wanted === '' || answered === wanted };
}
