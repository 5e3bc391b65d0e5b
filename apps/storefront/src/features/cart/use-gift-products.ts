import type { ProductDocument, PromoCartItem } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { loadProducts } from '../products/load-products.ts';

type Products = ReadonlyMap<string, ProductDocument>;
const NONE: Products = new Map();

/** The products that promotions give. One that cannot be loaded now is asked for with the next change of the cart. */
export function useGiftProducts(given: readonly PromoCartItem[]): Products {
  const [products, setProducts] = useState(NONE);
  const missing = given.map(({ veloxProductId }) => veloxProductId).filter((id) => !products.has(id));
  // in one text, so that only another gift asks again
  const wanted = missing.join(',');
  useEffect(() => {
    if (wanted === '') return undefined;
    const left = new AbortController();
    loadProducts(wanted.split(','), left.signal).then(
      (found) => setProducts((before) => new Map([...before, ...found])),
      () => {},
    );
    return () => left.abort();
  }, [wanted]);
  return products;
}
