import { type ComponentType, lazy, Suspense } from 'react';
import { NearPlace, RailRoom } from './near-place.tsx';
import type { RecommendationRailProps } from './recommended-products.tsx';

/** Code that does not come is no rail, and no broken page. */
const RecommendedProducts = lazy<ComponentType<RecommendationRailProps>>(() =>
  import('./recommended-products.tsx').catch(() => ({ default: () => null })),
);

/** What a shopper may like beside what they look at; nothing at all when there is nothing. */
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
