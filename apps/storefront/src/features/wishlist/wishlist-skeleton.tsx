import * as wishlistWords from '@wattle/messages/wishlist';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './wishlist-screen.module.css';

const MOST = 8;

/** One placeholder per saved product; four on the server, which does not know the number. */
export function WishlistSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: Math.min(count || 4, MOST) }, (_, index) => `place-${index}`);
  return (
    <>
      <noscript>
        <p>{wishlistWords.needsScript}</p>
      </noscript>
      <VisuallyHidden>
        <p role="status">{wishlistWords.loadingYourWishlist}</p>
      </VisuallyHidden>
      <ul className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={styles.place}>
            <span className={styles.stage}>
              <Skeleton height="100%" radius="var(--r-3)" />
            </span>
            <Skeleton width="30%" height="0.8rem" />
            <Skeleton width="90%" height="1rem" />
            <Skeleton width="45%" height="1.8rem" />
            <Skeleton height="var(--tap)" radius="var(--r-2)" />
          </li>
        ))}
      </ul>
    </>
  );
}
