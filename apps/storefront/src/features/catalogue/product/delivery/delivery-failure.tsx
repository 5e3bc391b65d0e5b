import styles from './delivery-answers.module.css';

/** What could not be found out, and another try. */
export function DeliveryFailure({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <>
      <p className={styles.failure}>{words}</p>
      <button type="button" className={`link ${styles.retry}`} onClick={onRetry}>
        Try again
      </button>
    </>
  );
}
