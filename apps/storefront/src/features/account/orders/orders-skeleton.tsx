import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './order-rows.module.css';

/** Placeholder while orders load. */
export function OrdersSkeleton({ rows }: { rows: number }) {
  const places = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return (
    <ul className={classNames(panel.panel, styles.orders)} aria-hidden="true">
      {places.map((place) => (
        <li key={place} className={styles.order}>
          <span className={styles.pictures}>
            <span />
          </span>
          <div>
            <Skeleton width="70%" height="1.3rem" />
            <div style={{ height: 6 }} />
            <Skeleton width="50%" height="0.9rem" />
          </div>
          <div className={styles.end}>
            <Skeleton width="140px" height="30px" radius="var(--r-pill)" />
            <Skeleton width="80px" height="1.1rem" />
            <span className={styles.act}>
              <Skeleton width="64px" height="1rem" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
