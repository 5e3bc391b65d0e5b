import type { ProductSummary } from '@wattle/domain/catalogue';
import * as cardWords from '@wattle/messages/card-controls';
import { toggleWishlist, useWishlist } from '../../shopper/wishlist/use-wishlist.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { product: Pick<ProductSummary, 'id' | 'name'>; className: string | undefined };

/** Saves a product to the wishlist. Its state shows after hydration. */
export function HeartButton({ product, className }: Props) {
  const { isReady, has } = useWishlist();
  const isSaved = has(product.id);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isSaved}
      aria-disabled={!isReady}
      aria-label={cardWords.saveToWishlist(product.name)}
      onClick={() => toggleWishlist(product.id)}
    >
      <Icon name={isSaved ? 'heart-fill' : 'heart'} />
    </button>
  );
}
