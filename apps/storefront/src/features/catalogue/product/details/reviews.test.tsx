import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Reviews } from './reviews.tsx';

const words = (totalReviewCount: number, averageOverallRating: number) =>
  renderToStaticMarkup(<Reviews summary={{ totalReviewCount, averageOverallRating }} />).replace(/<[^>]+>/g, '');

describe('Reviews', () => {
  it.each([
    [12, 4.25, '4.3 of 5, from 12 reviews'],
    [1, 5, '5 of 5, from 1 review'],
    [1204, 3, '3 of 5, from 1,204 reviews'],
  ])('%d of %d are "%s" [D-1-08 D-3-09]', (count, average, expected) => {
    expect(words(count, average)).toContain(expected);
  });
  it.each([
    [0, 0],
    [3, 0],
    [3, 5.1],
  ])('are not shown when %d reviews have an average of %d', (count, average) => {
    expect(words(count, average)).toBe('');
  });
});
