import type { Product } from '../catalogue/product.ts';
import type { StructuredPart } from './structured-data.ts';

const RATING_MAX = 5;

/** The aggregate rating of a product; omitted when its values are implausible [D-5-08]. */
export function aggregateRating(summary: Product['reviewSummary']): StructuredPart | undefined {
  const { totalReviewCount: count, averageOverallRating: rating } = summary;
  if (!(count > 0 && rating > 0 && rating <= RATING_MAX)) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: RATING_MAX };
}
