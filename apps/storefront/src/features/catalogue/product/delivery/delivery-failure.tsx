import * as commonWords from '@wattle/messages/common';
import styles from './delivery-answers.module.css';

/** An error message with a retry button. */
export function DeliveryFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <>
      <p className={styles.failure}>{words}</p>
      <button type="button" className={`link ${styles.retry}`} onClick={onRetry}>
        {commonWords.tryAgain}
      </button>
    </>
  );
}
