import * as starsWords from '@wattle/messages/stars';
import type { CSSProperties } from 'react';
import styles from './stars.module.css';

export type StarsProps = {
  value: number;
  of?: number;
  /** Accessible name of the rating: 'Energy rating'. */
  label: string;
};

/** Of an energy label; the stylesheet knows it too. */
const STARS = 6;

export function Stars({ value, of = STARS, label }: StarsProps) {
  const style = { '--value': value, ...(of !== STARS && { '--of': of }) } as CSSProperties;
  return (
    <span className={styles.stars} style={style} role="img" aria-label={starsWords.starsOf(label, value, of)}>
      {value}
    </span>
  );
}
