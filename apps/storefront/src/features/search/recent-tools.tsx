import * as commonWords from '@wattle/messages/common';
import * as searchWords from '@wattle/messages/search';
import { Icon } from '../../ui/icon.tsx';
import { forgetAllSearches, forgetSearch } from './recent-store.ts';
import styles from './search-panel.module.css';

/**
 * Buttons that remove one or all recent searches. A listbox may contain only options, so they sit outside it, each over
 * its row. Keyboard users press Delete instead, as focus never leaves the field.
 */
export function RecentTools({ searches }: { searches: readonly string[] }) {
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.clearAll} tabIndex={-1} onClick={forgetAllSearches}>
        {commonWords.clearAll}
        <span className="sr-only"> {searchWords.searches}</span>
      </button>
      {searches.map((words) => (
        <button
          key={words}
          type="button"
          className={styles.forget}
          tabIndex={-1}
          aria-label={searchWords.forget(words)}
          onClick={() => forgetSearch(words)}
        >
          <Icon name="close" />
        </button>
      ))}
    </div>
  );
}
