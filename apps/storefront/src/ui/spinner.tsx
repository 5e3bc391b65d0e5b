import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Loading indicator. Announced with a label; silent when text beside it says so. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={styles.spinner} aria-hidden="true" />;
  return (
    <span role="status" className={styles.box}>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
