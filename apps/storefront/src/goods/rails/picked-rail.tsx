import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import { hasRecentProducts } from '../../shopper/recommendation/recent-key.ts';
import type { RecommendationRailProps } from './recommended-products.tsx';

const NOBODY: readonly string[] = [];

/** Most visitors of the front page have no picks: they do not load the code either. Code that does not come is no rail. */
const RecommendationRail = lazy<ComponentType<RecommendationRailProps>>(() =>
  import('./recommendation-rail.tsx').then(
    (rail) => ({ default: rail.RecommendationRail }),
    () => ({ default: () => null }),
  ),
);

/** For a shopper who has looked at something; to others the shop has nothing personal to say. */
export function PickedRail() {
  if (!useHydrated() || !hasRecentProducts()) return null;
  return (
    <Suspense>
      <RecommendationRail
        heading="Picked for you"
        eventType="home-page-view"
        productIds={NOBODY}
        pageCategories={NOBODY}
      />
    </Suspense>
  );
}
