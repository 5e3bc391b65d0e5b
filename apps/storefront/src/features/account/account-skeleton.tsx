import * as accountWords from '@wattle/messages/account';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-skeleton.module.css';

/** Placeholder for an account page while the session loads. */
export function AccountSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="sr-only" role="status">
        {accountWords.openingYourAccount}
      </p>
      <Skeleton width="min(100%, 320px)" height="44px" />
      <Skeleton height="240px" radius="var(--r-4)" />
      <Skeleton height="320px" radius="var(--r-4)" />
    </div>
  );
}
