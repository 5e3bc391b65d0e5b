import { describe, expect, it } from 'vitest';
import { aggregateRating } from './aggregate-rating.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const of = (totalReviewCount: number, averageOverallRating: number) =>
  aggregateRating({ totalReviewCount, averageOverallRating });

describe('aggregateRating', () => {
  it.each([
    [1, 5],
    [12, 4.3],
    [3, 0.1],
  ])('says %i reviews with %f [D-5-08]', (reviewCount, ratingValue) => {
    const rating = of(reviewCount, ratingValue);
    expect(rating).toMatchObject({ '@type': 'AggregateRating', reviewCount, ratingValue, bestRating: 5 });
    expect(structuredDataProblems(rating)).toEqual([]);
  });
  it.each([
    ['no reviews', 0, 4.3],
    ['a count below zero', -1, 4.3],
    ['a rating of zero', 12, 0],
    ['a rating below zero', 12, -1],
    ['a rating above five', 12, 5.1],
    ['a rating that is no number', 12, Number.NaN],
    ['a count that is no number', Number.NaN, 4],
  ])('says nothing of %s [D-5-08]', (_, count, rating) => {
    expect(of(count, rating)).toBeUndefined();
  });
});
