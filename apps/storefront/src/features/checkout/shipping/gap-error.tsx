import { Icon } from '../../../ui/icon.tsx';
import styles from './section.module.css';

/** What is still to be chosen, below what it is about. */
export function GapError({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p className={styles.error} role="alert">
      <Icon name="alert" /> {words}
    </p>
  );
}
