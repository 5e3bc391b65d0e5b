import * as checkoutWords from '@wattle/messages/checkout';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './checkout-frame.module.css';
import steps from './checkout-steps.module.css';

/** Placeholder. Cart and checkout choices live in the browser, so the server cannot render them. */
export function CheckoutSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className={styles.title}>{checkoutWords.checkout}</h1>
        <VisuallyHidden>
          <p role="status">{checkoutWords.loadingYourOrder}</p>
        </VisuallyHidden>
        <noscript>
          <p>{checkoutWords.needsScript}</p>
        </noscript>
        <div className={steps.steps} aria-hidden="true">
          <Skeleton height="480px" radius="var(--r-4)" />
          <Skeleton height="92px" radius="var(--r-4)" />
          <Skeleton height="92px" radius="var(--r-4)" />
        </div>
      </div>
      <SummarySkeleton />
    </div>
  );
}

/** For wide screens; small ones have the amount alone. */
export const SummarySkeleton = () => (
  <div className="only-lg" aria-hidden="true">
    <Skeleton height="460px" radius="var(--r-4)" />
  </div>
);
