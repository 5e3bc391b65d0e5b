import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-skeleton.module.css';

/** The shape of a page of the account, while it is found out who this is. */
export function AccountSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="sr-only" role="status">
        Opening your account
      </p>
      <Skeleton width="min(100%, 320px)" height="44px" />
      <Skeleton height="240px" radius="var(--r-4)" />
      <Skeleton height="320px" radius="var(--r-4)" />
    </div>
  );
}
