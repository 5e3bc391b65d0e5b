import * as contentWords from '@wattle/messages/content';
import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../../page/use-hydrated.ts';
import { hasRecentProducts } from '../../shopper/recommendation/recent-key.ts';
import type { RecommendationRailProps } from './recommended-products.tsx';

const NOBODY: readonly string[] = [];

/** Lazy, because most visitors have no picks. When its code fails to load, there is no rail. */
const RecommendationRail = lazy<ComponentType<RecommendationRailProps>>(() =>
  import('./recommendation-rail.tsx').then(
    (rail) => ({ default: rail.RecommendationRail }),
    () => ({ default: () => null }),
  ),
);

/** Personal picks, for shoppers who have viewed products; empty for others. */
export function PickedRail() {
  if (!useHydrated() || !hasRecentProducts()) return null;
  return (
    <Suspense>
      <RecommendationRail
        heading={contentWords.pickedForYou}
        eventType="home-page-view"
        productIds={NOBODY}
        pageCategories={NOBODY}
      />
    </Suspense>
  );
}
