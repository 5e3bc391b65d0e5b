import { groupTenths } from '@wattle/domain/numbers';
import * as productDetailsWords from '@wattle/messages/product-details';
import { Stars } from '../../../../ui/stars.tsx';
import type { ProductPage } from '../product-page-data.ts';
import styles from './reviews.module.css';

const RATING_MAX = 5;
/** Review summary, if there are reviews [D-1-08 D-3-09]. */
export function Reviews({ summary }: { summary: ProductPage['product']['reviewSummary'] }) {
  const { totalReviewCount: count, averageOverallRating: average } = summary;
  if (count === 0 || average <= 0 || average > RATING_MAX) return null;
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <h2 id="reviews">{productDetailsWords.reviews}</h2>
      <p className={styles.summary}>
        <Stars value={Math.round(average * 10) / 10} of={RATING_MAX} label={productDetailsWords.averageRating} />
        <span>{productDetailsWords.ratingSummary(groupTenths(average), RATING_MAX, count)}</span>
      </p>
    </section>
  );
}
