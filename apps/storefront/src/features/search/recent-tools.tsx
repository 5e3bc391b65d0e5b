import { Icon } from '../../ui/icon.tsx';
import { forgetAllSearches, forgetSearch } from './recent-store.ts';
import styles from './search-panel.module.css';

/**
 * Forgetting searches, one or all. A list of options may hold nothing else, so these stand outside it, each over the
 * row it belongs to. The keyboard has Delete instead: focus never leaves the field.
 */
export function RecentTools({ searches }: { searches: readonly string[] }) {
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.clearAll} tabIndex={-1} onClick={forgetAllSearches}>
        Clear all<span className="sr-only"> searches</span>
      </button>
      {searches.map((words) => (
        <button
          key={words}
          type="button"
          className={styles.forget}
          tabIndex={-1}
          aria-label={`Forget “${words}”`}
          onClick={() => forgetSearch(words)}
        >
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}
