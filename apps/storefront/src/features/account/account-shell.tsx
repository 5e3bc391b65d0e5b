import type { ReactNode } from 'react';
import { AccountNav } from './account-nav.tsx';
import styles from './account-shell.module.css';

/** Layout of every account page, with the account navigation beside it. */
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
  /** Directly below the title. */
  sub?: ReactNode;
  children?: ReactNode;
};

/** The page title with a line of explanation. */
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
