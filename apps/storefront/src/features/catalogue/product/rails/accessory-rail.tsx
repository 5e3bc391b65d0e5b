import type { ProductDocument } from '@wattle/domain/search';
import * as productWords from '@wattle/messages/product';
import { useEffect, useState } from 'react';
import { RailRoom } from '../../../../goods/rails/near-place.tsx';
import { RailSection } from '../../../../goods/rails/rail-section.tsx';
import { loadProducts } from '../../../../shopper/products/load-products.ts';
import { listMarks } from '../../../../shopper/referrers/list-marks.ts';

const HEADING = productWords.goesWithIt;

/** Accessories that are available now. Fetches once, so it must be keyed by product. */
export function AccessoryRail({ productIds }: { productIds: readonly string[] }) {
  const [ids] = useState(productIds);
  const [products, setProducts] = useState<readonly ProductDocument[]>();
  useEffect(() => {
    const asking = new AbortController();
    loadProducts(ids, asking.signal)
      .catch(() => undefined)
      .then((found) => {
        const known = ids.flatMap((id) => found?.get(id) ?? []);
        if (!asking.signal.aborted) setProducts(known.filter(({ soldOut }) => !soldOut));
      });
    return () => asking.abort();
  }, [ids]);
  if (ids.length === 0) return null;
  if (!products) return <RailRoom />;
  return (
    <div {...listMarks({ listId: 'accessories', listName: HEADING })}>
      <RailSection heading={HEADING} products={products} />
    </div>
  );
}
