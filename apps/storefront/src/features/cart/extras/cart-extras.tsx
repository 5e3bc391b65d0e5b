import { type ComponentType, lazy, Suspense } from 'react';
import { NearPlace } from '../../../goods/rails/near-place.tsx';
import styles from './cart-extras.module.css';
import type { CartExtrasProps } from './extra-products.tsx';

/** Code that does not come is no row of products, and no broken page. */
const ExtraProducts = lazy<ComponentType<CartExtrasProps>>(() =>
  import('./extra-products.tsx').catch(() => ({ default: () => null })),
);

/** What goes with what is in the cart; nothing when there is nothing to show. Loaded when the shopper comes near. */
export function CartExtras({ productIds }: CartExtrasProps) {
  const room = <div className={styles.room} aria-hidden="true" />;
  return (
    <div className={styles.extras}>
      <NearPlace room={room}>
        <Suspense fallback={room}>
          <ExtraProducts productIds={productIds} />
        </Suspense>
      </NearPlace>
    </div>
  );
}
