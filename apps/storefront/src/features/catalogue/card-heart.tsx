import type { ProductSummary } from '@wattle/domain';
import { Icon } from '../../ui/icon.tsx';
import { toggleWishlist, useWishlist } from '../wishlist/use-wishlist.ts';
import styles from './card-heart.module.css';

/** Saves a product to the wishlist. What is saved shows once the page has come alive. */
export function CardHeart({ product }: { product: Pick<ProductSummary, 'id' | 'name'> }) {
  const { isReady, has } = useWishlist();
  const isSaved = has(product.id);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSaved}
      aria-disabled={!isReady}
      aria-label={`Save ${product.name} to wishlist`}
      onClick={() => toggleWishlist(product.id)}
    >
      <Icon name={isSaved ? 'heart-fill' : 'heart'} />
    </button>
  );
}
