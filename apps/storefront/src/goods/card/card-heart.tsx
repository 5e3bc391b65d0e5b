import type { ProductSummary } from '@wattle/domain';
import styles from './card-heart.module.css';
import { HeartButton } from './heart-button.tsx';

/** The heart in the corner of a card's picture. */
export function CardHeart({ product }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  return <HeartButton product={product} className={styles.heart} />;
}
