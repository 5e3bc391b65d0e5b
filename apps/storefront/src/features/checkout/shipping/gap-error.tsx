import { Icon } from '../../../ui/icon.tsx';
import styles from './section.module.css';

/** A missing choice, shown below its control. */
export function GapError({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p className={styles.error} role="alert">
      <Icon name="alert" /> {words}
    </p>
  );
}
