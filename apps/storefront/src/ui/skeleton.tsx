import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The shape of something that is still loading; it takes the room of the real thing. */
export function Skeleton({ width, height, radius }: { width?: string; height?: string; radius?: string }) {
  const style: CSSProperties = {
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(radius ? { borderRadius: radius } : {}),
  };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}
