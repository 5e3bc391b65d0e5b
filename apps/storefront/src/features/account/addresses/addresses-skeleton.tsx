import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './address-book.module.css';

/** Placeholder while addresses load. */
export function AddressesSkeleton() {
  return (
    <div className={styles.addresses}>
      <Skeleton height="190px" radius="var(--r-4)" />
      <Skeleton height="190px" radius="var(--r-4)" />
    </div>
  );
}
