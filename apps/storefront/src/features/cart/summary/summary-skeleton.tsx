import parts from '../../../goods/sums/sum-parts.module.css';
import { WaitingTotal } from '../../../goods/sums/summary-total.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './cart-summary.module.css';
import codes from './promo-codes.module.css';

/** Placeholder with the sizes of the summary's parts. */
export function SummarySkeleton() {
  return (
    <div className={styles.summary}>
      <p className={styles.heading}>
        <Skeleton width="7rem" height="1.5rem" />
      </p>
      <div className={parts.rows}>
        <div>
          <Skeleton width="8rem" height="1.35em" />
          <Skeleton width="5rem" height="1.35em" />
        </div>
        <div className={parts.delivery}>
          <Skeleton width="12rem" height="1.35em" />
          <Skeleton width="4rem" height="1.35em" />
        </div>
      </div>
      <div className={codes.codes}>
        <p className={codes.toggle}>
          <Skeleton width="9rem" height="1.2em" />
        </p>
      </div>
      <WaitingTotal />
      <Skeleton height="var(--control-lg)" radius="var(--r-2)" />
    </div>
  );
}
