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

type HeadProps = {
  title: ReactNode;
  /** Right below the title. */
  sub?: ReactNode;
  children?: ReactNode;
};

/** What the page is called, and a line about it. */
export function AccountHead({ title, sub, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
      {children && <div className={styles.about}>{children}</div>}
    </div>
  );
}
