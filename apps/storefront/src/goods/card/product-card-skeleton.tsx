import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './product-card-skeleton.module.css';

/** Placeholder with the rows of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton height="auto" radius="var(--stage-radius, var(--r-3))" />
      <div className={styles.body}>
        <Skeleton width="34%" />
        <Skeleton width="92%" />
        <Skeleton width="60%" />
        <Skeleton width="52%" height="30px" />
        <Skeleton width="44%" />
        <Skeleton width="66%" />
        <Skeleton height="var(--tap)" radius="var(--r-2)" />
      </div>
    </div>
  );
}
