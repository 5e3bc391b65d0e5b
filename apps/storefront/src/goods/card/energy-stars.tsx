import { energyStarsOf } from '@wattle/domain/energy';
import * as starsWords from '@wattle/messages/stars';
import type { CSSProperties } from 'react';
import styles from './energy-stars.module.css';

const lit = (count: number) => ({ '--value': count }) as CSSProperties;

/** The energy rating, named and on its scale, so that it is not taken for a review. Where cards are narrow, words only. */
export function EnergyStars({ value }: { value: number }) {
  const { stars, of, first, beyond } = energyStarsOf(value);
  return (
    <span className={styles.energy} role="img" aria-label={starsWords.energyStars(stars, of)}>
      <b>{starsWords.energy}</b>
      <i style={lit(first)} />
      {beyond !== null && <i className={styles.beyond} style={lit(beyond)} />}
      <span>{starsWords.countOf(stars, of)}</span>
    </span>
  );
}
