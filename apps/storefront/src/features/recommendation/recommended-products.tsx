import { listMarks } from '../referrers/list-marks.ts';
import { RailRoom } from './near-place.tsx';
import { pressToken } from './pressed-token.ts';
import { RailSection } from './rail-section.tsx';
import type { RecommendationRailProps } from './recommendation-rail.tsx';
import { useRecommended } from './use-recommended.ts';

export default function RecommendedProducts(props: RecommendationRailProps) {
  const { eventType, productIds, pageCategories } = props;
  const recommended = useRecommended({ eventType, productIds, pageCategories });
  if (!recommended) return <RailRoom />;
  const { attributionToken, products } = recommended;
  const marks = listMarks({ listId: `recommended ${eventType}`, listName: props.heading });
  return (
    <div {...marks} data-attribution={attributionToken} onClickCapture={() => pressToken(attributionToken)}>
      <RailSection heading={props.heading} products={products.filter(({ id }) => !props.besides?.includes(id))} />
    </div>
  );
}
