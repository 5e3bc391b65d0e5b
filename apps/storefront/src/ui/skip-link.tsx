import * as uiWords from '@wattle/messages/ui';
import styles from './skip-link.module.css';

/** Skips the header, as the first tab stop. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a className={styles.skip} href={to}>
      {uiWords.skipToContent}
    </a>
  );
}
