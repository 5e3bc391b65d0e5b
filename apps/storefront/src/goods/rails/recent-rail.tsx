import { lazy, Suspense } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import { hasRecentProducts } from '../../shopper/recommendation/recent-key.ts';
import { NearPlace, RailRoom } from './near-place.tsx';

const RecentProducts = lazy(() => import('./recent-products.tsx').catch(() => ({ default: () => null })));

/** Recently viewed products, except the current one; renders nothing when there are none [C-9-08 D-9-26]. */
export function RecentRail({ besides }: { besides: string }) {
  if (!useHydrated() || !hasRecentProducts(besides)) return null;
  return (
    <NearPlace>
      <Suspense fallback={<RailRoom />}>
        <RecentProducts key={besides} besides={besides} />
      </Suspense>
    </NearPlace>
  );
}
