import { cardAt, type ProductSummary } from '@wattle/domain/catalogue';
import { useNowSeconds } from '../../page/now.tsx';
import { useShopFrame } from '../../page/shop-frame.tsx';
import type { Availability } from './availability-line.tsx';
import { CardMarkup } from './card-markup.tsx';

export type ProductCardProps = {
  product: ProductSummary;
  /** Value of the picture's `sizes` attribute. */
  sizes: string;
  /** Above the fold. */
  priority?: boolean;
  /** Availability at one store instead of overall. */
  stock?: Availability;
};

/**
 * A product in a list. Its rows align with its neighbours' by subgrid. One link covers the card; other controls sit
 * above that link, not inside it.
 */
export function ProductCard({ product, ...look }: ProductCardProps) {
  const { badges } = useShopFrame();
  // re-renders only when something it shows changes
  const nowSeconds = useNowSeconds((seconds) => JSON.stringify(cardAt(product, badges, seconds)));
  return <CardMarkup product={product} card={cardAt(product, badges, nowSeconds)} {...look} />;
}
