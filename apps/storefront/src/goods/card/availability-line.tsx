import type { Availability } from '../../page/card-words.ts';
import styles from './availability-line.module.css';

export function AvailabilityLine({ availability }: { availability: Availability | null }) {
  return availability ? (
    <p className={`${styles.line} ${styles[availability.tone]}`}>{availability.words}</p>
  ) : (
    <span />
  );
}
