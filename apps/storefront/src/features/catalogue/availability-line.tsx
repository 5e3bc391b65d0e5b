import styles from './availability-line.module.css';
import type { Availability } from './card-words.ts';

export function AvailabilityLine({ availability }: { availability: Availability | null }) {
  return availability ? (
    <p className={`${styles.line} ${styles[availability.tone]}`}>{availability.words}</p>
  ) : (
    <span />
  );
}
