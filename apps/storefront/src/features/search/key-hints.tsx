import styles from './search-panel.module.css';

/** What the keys do, for those who have some. Readers of the page know from the field's role. */
export function KeyHints({ canRemove }: { canRemove: boolean }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> choose
      </span>
      {canRemove && (
        <span>
          <kbd>Del</kbd> remove from your searches
        </span>
      )}
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
