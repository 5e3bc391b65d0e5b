import * as starsWords from '@wattle/messages/stars';
import type { CSSProperties } from 'react';
import styles from './stars.module.css';

export type StarsProps = {
  value: number;
  of: number;
  /** Accessible name of the rating: 'Average rating'. */
  label: string;
};

export function Stars({ value, of, label }: StarsProps) {
  const style = { '--value': value, '--of': of } as CSSProperties;
  return (
    <span className={styles.stars} style={style} role="img" aria-label={starsWords.starsOf(label, value, of)}>
      {value}
    </span>
  );
}
