import { recentBesides } from '@wattle/domain/recent';
import type { ProductDocument } from '@wattle/domain/search';
import * as contentWords from '@wattle/messages/content';
import { useEffect, useState } from 'react';
import { loadProducts } from '../../shopper/products/load-products.ts';
import { loadRecentProducts } from '../../shopper/recommendation/recent-store.ts';
import { listMarks } from '../../shopper/referrers/list-marks.ts';
import { RailRoom } from './near-place.tsx';
import { RailSection } from './rail-section.tsx';

const HEADING = contentWords.recentlyViewed;

/** Products in viewing order, without those no longer sold. */
async function loadRecent(ids: readonly string[], signal: AbortSignal): Promise<readonly ProductDocument[]> {
  const found = await loadProducts(ids, signal).catch(() => undefined);
  return ids.flatMap((id) => found?.get(id) ?? []);
}

export default function RecentProducts({ besides }: { besides: string }) {
  const [ids] = useState(() => recentBesides(loadRecentProducts(), besides));
  const [products, setProducts] = useState<readonly ProductDocument[]>();
  useEffect(() => {
    const asking = new AbortController();
    loadRecent(ids, asking.signal).then((found) => {
      if (!asking.signal.aborted) setProducts(found);
    });
    return () => asking.abort();
  }, [ids]);
  if (ids.length === 0) return null;
  if (!products) return <RailRoom />;
  return (
    <div {...listMarks({ listId: 'recently-viewed', listName: HEADING })}>
      <RailSection heading={HEADING} products={products} />
    </div>
  );
}
