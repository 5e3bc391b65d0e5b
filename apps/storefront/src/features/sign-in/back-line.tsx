import * as signInWords from '@wattle/messages/sign-in';
import styles from './sign-in-card.module.css';
import type { Flow } from './use-sign-in-flow.ts';

/** Returns to the form that started the steps. */
export function BackLine({ at, words = signInWords.backToSignIn }: { at: Flow; words?: string }) {
  return (
    <p className={styles.below}>
      <button type="button" className={`link ${styles.tap}`} onClick={at.flow.leave}>
        {words}
      </button>
    </p>
  );
}
