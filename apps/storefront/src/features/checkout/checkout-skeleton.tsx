import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './checkout-frame.module.css';
import steps from './checkout-steps.module.css';

/** The page before anything is known: cart and choices are kept in the browser, so what is sent does not know them either. */
export function CheckoutSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className={styles.title}>Checkout</h1>
        <VisuallyHidden>
          <p role="status">Loading your order</p>
        </VisuallyHidden>
        <noscript>
          <p>Your cart is kept in your browser. Switch on JavaScript to check out.</p>
        </noscript>
        <div className={steps.steps} aria-hidden="true">
          <Skeleton height="480px" radius="var(--r-4)" />
          <Skeleton height="92px" radius="var(--r-4)" />
          <Skeleton height="92px" radius="var(--r-4)" />
        </div>
      </div>
      <div className="only-lg" aria-hidden="true">
        <Skeleton height="460px" radius="var(--r-4)" />
      </div>
    </div>
  );
}
