import type { Product } from '../catalogue/product.ts';
import type { StructuredPart } from './structured-data.ts';

const RATING_MAX = 5;

/** What reviewers think of a product; said only of a rating that can be true [D-5-08]. */
export function aggregateRating(summary: Product['reviewSummary']): StructuredPart | undefined {
  const { totalReviewCount: count, averageOverallRating: rating } = summary;
  if (!(count > 0 && rating > 0 && rating <= RATING_MAX)) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: RATING_MAX };
}
