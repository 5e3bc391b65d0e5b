import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import styles from './account-shell.module.css';

/** What every page of a customer stands in: the places of the account beside it. */
export function AccountShell({ children }: { children: ReactNode }) {
  return (
    <div className={`wrap ${styles.account}`}>
      <AccountNav />
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** What the page is called, and a line about it. */
export function AccountHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children && <div className={styles.about}>{children}</div>}
    </div>
  );
}
