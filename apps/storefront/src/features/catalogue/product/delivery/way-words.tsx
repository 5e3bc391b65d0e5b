import type { ReactNode } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './delivery-panel.module.css';

/** Name of a delivery option, with a line of detail. */
export function WayWords({ title, detail }: { title: ReactNode; detail: ReactNode }) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

export function WaitingWords() {
  return (
    <span className={styles.waiting}>
      <Skeleton width="80%" height="1em" />
      <Skeleton width="55%" height="0.8em" />
    </span>
  );
}
