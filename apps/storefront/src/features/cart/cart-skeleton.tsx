import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cart-screen.module.css';
import line from './lines/cart-line-item.module.css';
import { SummarySkeleton } from './summary/summary-skeleton.tsx';

const LINES = ['first', 'second'];

/** The cart before it is read. It is kept in the browser, so the page that is sent does not know it either. */
export function CartSkeleton() {
  return (
    <div className={`wrap ${styles.waiting}`}>
      <div className={styles.head}>
        <h1>Your cart</h1>
        <VisuallyHidden>
          <p role="status">Loading your cart</p>
        </VisuallyHidden>
      </div>
      <noscript>
        <p className={styles.agency}>Your cart is kept in your browser. Switch on JavaScript to see it.</p>
      </noscript>
      <div className={styles.columns} aria-hidden="true">
        <ul className={styles.lines}>
          {LINES.map((name) => (
            <li key={name} className={line.line}>
              <span className={line.picture}>
                <Skeleton height="100%" />
              </span>
              <div className={line.what}>
                <Skeleton width="5rem" height="0.8rem" />
                <Skeleton width="90%" height="1.2rem" />
                <Skeleton width="40%" height="0.9rem" />
              </div>
              <p className={line.cost}>
                <Skeleton width="6rem" height="1.8rem" />
              </p>
              <div className={line.tools}>
                <Skeleton width="8rem" height="var(--control)" />
              </div>
            </li>
          ))}
        </ul>
        <SummarySkeleton />
      </div>
    </div>
  );
}
