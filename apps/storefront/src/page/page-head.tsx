import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import styles from './page-head.module.css';

/** Where this is, what it is called, and a line about it. */
export function PageHead({
  crumbs,
  title,
  children,
}: {
  crumbs: readonly Crumb[];
  title: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, ...crumbs]} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
    </>
  );
}
