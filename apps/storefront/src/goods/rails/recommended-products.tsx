import type { RecommendationSubject } from '../../shopper/recommendation/load-recommended.ts';
import { pressToken } from '../../shopper/recommendation/pressed-token.ts';
import { useRecommended } from '../../shopper/recommendation/use-recommended.ts';
import { listMarks } from '../../shopper/referrers/list-marks.ts';
import { RailRoom } from './near-place.tsx';
import { RailSection } from './rail-section.tsx';

export type RecommendationRailProps = RecommendationSubject & {
  readonly heading: string;
  /** Products already on the page. */
  readonly besides?: readonly string[];
};

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
