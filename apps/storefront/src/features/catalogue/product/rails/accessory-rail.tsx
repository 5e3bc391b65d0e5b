import type { ProductDocument } from '@wattle/domain';
import { useEffect, useState } from 'react';
import { loadProducts } from '../../../products/load-products.ts';
import { RailRoom } from '../../../recommendation/near-place.tsx';
import { RailSection } from '../../../recommendation/rail-section.tsx';
import { listMarks } from '../../../referrers/list-marks.ts';

const HEADING = 'Goes with it';

/** What the shop says goes with a product, as far as it can be had now. Asks once; another product is another component. */
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
