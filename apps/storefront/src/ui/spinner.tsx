import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Something is on its way. With a label it speaks; without, words beside it do. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={styles.spinner} aria-hidden="true" />;
  return (
    <span role="status" className={styles.box}>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
