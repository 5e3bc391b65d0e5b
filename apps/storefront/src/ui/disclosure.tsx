import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export type DisclosureProps = { summary: ReactNode; open?: boolean; name?: string; children: ReactNode };

/** Opens and closes without JavaScript. Those that share a `name` open one at a time. */
export function Disclosure({ summary, open = false, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} {...(name ? { name } : {})}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
