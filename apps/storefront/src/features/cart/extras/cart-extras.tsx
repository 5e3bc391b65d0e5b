import { type ComponentType, lazy, Suspense } from 'react';
import { NearPlace } from '../../../goods/rails/near-place.tsx';
import styles from './cart-extras.module.css';
import type { CartExtrasProps } from './extra-products.tsx';

/** When its code fails to load, the row stays empty rather than breaking the page. */
const ExtraProducts = lazy<ComponentType<CartExtrasProps>>(() =>
  import('./extra-products.tsx').catch(() => ({ default: () => null })),
);

/** Who does not scroll does without their code: a short cart has them just below the first screen. */
const MARGIN_PX = 50;

/** Recommendations for the cart, loaded as the shopper scrolls near; renders nothing when there are none. */
export function CartExtras({ productIds }: CartExtrasProps) {
  const room = <div className={styles.room} aria-hidden="true" />;
  return (
    <div className={styles.extras}>
      <NearPlace room={room} marginPx={MARGIN_PX}>
        <Suspense fallback={room}>
          <ExtraProducts productIds={productIds} />
        </Suspense>
      </NearPlace>
    </div>
  );
}
