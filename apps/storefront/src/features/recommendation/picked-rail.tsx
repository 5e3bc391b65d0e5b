import { useHydrated } from '../../page/use-hydrated.ts';
import { hasRecentProducts } from './recent-key.ts';
import { RecommendationRail } from './recommendation-rail.tsx';

const NOBODY: readonly string[] = [];

/** For a shopper who has looked at something; to others the shop has nothing personal to say. */
export function PickedRail() {
  if (!useHydrated() || !hasRecentProducts()) return null;
  return (
    <RecommendationRail
      heading="Picked for you"
      eventType="home-page-view"
      productIds={NOBODY}
      pageCategories={NOBODY}
    />
  );
}
