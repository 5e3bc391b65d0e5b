import { energyStarsOf } from '@wattle/domain/energy';
import * as starsWords from '@wattle/messages/stars';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './energy-stars.module.css';

/** The energy rating, named and on its scale, so that it is not taken for a review. Where cards are narrow, words only. */
export function EnergyStars({ value }: { value: number }) {
  const { stars, of, first, beyond } = energyStarsOf(value);
  return (
    <span
      className={classNames(styles.energy, beyond !== null && styles.long)}
      style={{ '--first': first, '--beyond': beyond } as CSSProperties}
      role="img"
      aria-label={starsWords.energyStars(stars, of)}
    >
      <b>{starsWords.energy}</b>
      {starsWords.countOf(stars, of)}
    </span>
  );
}
