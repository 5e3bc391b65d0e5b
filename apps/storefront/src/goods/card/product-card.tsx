import { cardAt, type ProductSummary } from '@wattle/domain/catalogue';
import { type ComponentType, lazy, Suspense } from 'react';
import { useNowSeconds } from '../../page/now.tsx';
import { useShopFrame } from '../../page/shop-frame.tsx';
import type { Availability } from './availability-line.tsx';
import { CardMarkup } from './card-markup.tsx';

type ReplacedProps = { product: Pick<ProductSummary, 'id' | 'replacedBy'> };

/** Without its code, a card says only that the product cannot be had. */
const Replaced = lazy<ComponentType<ReplacedProps>>(() =>
  import('./late-replaced-by.tsx').catch(() => ({ default: () => null })),
);

/** What took the place of a product; few cards need it, so it is loaded for them. */
export const LateReplacedBy = ({ product }: ReplacedProps) => (
  <Suspense>
    <Replaced product={product} />
  </Suspense>
);

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
  const card = cardAt(product, badges, nowSeconds);
  const instead = card.replacedBy !== null && <LateReplacedBy product={product} />;
  return <CardMarkup product={product} card={card} instead={instead} {...look} />;
}
