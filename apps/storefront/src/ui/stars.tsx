import type { CSSProperties } from 'react';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StarsProps = {
  value: number;
  of?: number;
  /** What the stars count, as it is spoken: 'Energy rating'. */
  label: string;
};

export function Stars({ value, of = 6, label }: StarsProps) {
  const style = { '--value': value, '--of': of } as CSSProperties;
  return (
    <span className={styles.stars}>
      <span className={styles.row} style={style} aria-hidden="true" />
      <VisuallyHidden>
        {label} {value} of {of} stars
      </VisuallyHidden>
      <span aria-hidden="true">{value}</span>
    </span>
  );
}
