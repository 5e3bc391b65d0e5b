import type { ProductSummary } from '@wattle/domain';
import { toggleWishlist, useWishlist } from '../../shopper/wishlist/use-wishlist.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { product: Pick<ProductSummary, 'id' | 'name'>; className: string | undefined };

/** Saves a product to the wishlist. What is saved shows once the page has come alive. */
export function HeartButton({ product, className }: Props) {
  const { isReady, has } = useWishlist();
  const isSaved = has(product.id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-disabled={!isReady}
      aria-label={`Save ${product.name} to wishlist`}
      onClick={() => toggleWishlist(product.id)}
    >
      <Icon name={isSaved ? 'heart-fill' : 'heart'} />
    </button>
  );
}
