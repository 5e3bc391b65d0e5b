import { type ComponentType, lazy, Suspense } from 'react';
import { NearPlace, RailRoom } from './near-place.tsx';
import type { RecommendationRailProps } from './recommended-products.tsx';

/** When its code fails to load, the rail stays empty rather than breaking the page. */
const RecommendedProducts = lazy<ComponentType<RecommendationRailProps>>(() =>
  import('./recommended-products.tsx').catch(() => ({ default: () => null })),
);

/** Recommendations for the given products; renders nothing when there are none. */
export function RecommendationRail(props: RecommendationRailProps) {
  const { eventType, productIds, pageCategories } = props;
  return (
    <NearPlace>
      <Suspense fallback={<RailRoom />}>
        <RecommendedProducts key={[eventType, ...productIds, '/', ...pageCategories].join(' ')} {...props} />
      </Suspense>
    </NearPlace>
  );
}
