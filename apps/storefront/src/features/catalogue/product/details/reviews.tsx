import { Stars } from '../../../../ui/stars.tsx';
import type { ProductPage } from '../product-page-data.ts';
import styles from './reviews.module.css';

const RATING_MAX = 5;
const rating = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** What reviewers gave it, if there are any [D-1-08 D-3-09]. */
export function Reviews({ summary }: { summary: ProductPage['product']['reviewSummary'] }) {
  const { totalReviewCount: count, averageOverallRating: average } = summary;
  if (count === 0 || average <= 0 || average > RATING_MAX) return null;
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <p className={styles.summary}>
        <Stars value={Math.round(average * 10) / 10} of={RATING_MAX} label="Average rating" />
        <span>
          {rating.format(average)} of {RATING_MAX}, from {count.toLocaleString('en-AU')}{' '}
          {count === 1 ? 'review' : 'reviews'}
        </span>
      </p>
    </section>
  );
}
