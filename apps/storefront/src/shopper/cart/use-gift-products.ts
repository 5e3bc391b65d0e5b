import type { ProductDocument, PromoCartItem } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { loadProducts } from '../products/load-products.ts';

type Loaded = {
  readonly products: ReadonlyMap<string, ProductDocument>;
  /** Those that were asked for last, in one text. */
  readonly answered: string;
};
const NONE: Loaded = { products: new Map(), answered: '' };

/** The products that promotions give. One that could not be loaded is asked for with the next other gift. */
export function useGiftProducts(given: readonly PromoCartItem[]) {
  const [{ products, answered }, setLoaded] = useState(NONE);
  const missing = given.map(({ veloxProductId }) => veloxProductId).filter((id) => !products.has(id));
  // in one text, so that only another gift asks again
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
