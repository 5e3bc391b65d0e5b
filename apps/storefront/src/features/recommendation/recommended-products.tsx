import { useEffect, useState } from 'react';
import { listMarks } from '../referrers/list-marks.ts';
import { loadRecommended, type Recommended } from './load-recommended.ts';
import { RailRoom } from './near-place.tsx';
import { pressToken } from './pressed-token.ts';
import { RailSection } from './rail-section.tsx';
import type { RecommendationRailProps } from './recommendation-rail.tsx';

/** Asks once; another subject is another component. */
function useRecommended({ eventType, productIds, pageCategories }: RecommendationRailProps): Recommended | undefined {
  const [subject] = useState({ eventType, productIds, pageCategories });
  const [recommended, setRecommended] = useState<Recommended>();
  useEffect(() => {
    const asking = new AbortController();
    loadRecommended(subject, asking.signal).then((found) => {
      if (!asking.signal.aborted) setRecommended(found);
    });
    return () => asking.abort();
  }, [subject]);
  return recommended;
}

export default function RecommendedProducts(props: RecommendationRailProps) {
  const recommended = useRecommended(props);
  if (!recommended) return <RailRoom />;
  const { attributionToken, products } = recommended;
  const marks = listMarks({ listId: `recommended ${props.eventType}`, listName: props.heading });
  return (
    <div {...marks} data-attribution={attributionToken} onClickCapture={() => pressToken(attributionToken)}>
      <RailSection heading={props.heading} products={products.filter(({ id }) => !props.besides?.includes(id))} />
    </div>
  );
}
