import styles from './sign-in-card.module.css';
import type { Flow } from './use-sign-in-flow.ts';

/** Out of the steps, to the form they began with. */
export function BackLine({ at, words = 'Back to sign in' }: { at: Flow; words?: string }) {
  return (
    <p className={styles.below}>
      <button type="button" className={`link ${styles.tap}`} onClick={at.flow.leave}>
        {words}
      </button>
    </p>
  );
}
