import type { ProductSummary } from '@wattle/domain/catalogue';
import { useEffect, useState } from 'react';
import { loadProducts } from '../../shopper/products/load-products.ts';
import { findSuccessors } from './find-successors.ts';
import { ReplacedBy } from './replaced-by.tsx';

type Props = { product: Pick<ProductSummary, 'id' | 'replacedBy'> };

/** The same on cards that the browser renders, which look it up themselves; all cards of a page in one call. */
export default function LateReplacedBy({ product }: Props) {
  const { id, replacedBy = '' } = product;
  const [successor, setSuccessor] = useState<ProductSummary>();
  useEffect(() => {
    const left = new AbortController();
    findSuccessors([{ id, replacedBy }], (ids) => loadProducts(ids, left.signal)).then(
      (found) => setSuccessor(found.get(id)),
      // the card says enough without it
      () => {},
    );
    return () => left.abort();
  }, [id, replacedBy]);
  return successor && <ReplacedBy product={successor} />;
}
