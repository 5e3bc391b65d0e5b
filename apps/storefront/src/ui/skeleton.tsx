import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Placeholder with the size of what is loading. */
export function Skeleton({ width, height, radius }: { width?: string; height?: string; radius?: string }) {
  const style: CSSProperties = {
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(radius ? { borderRadius: radius } : {}),
  };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}
