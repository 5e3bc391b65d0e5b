import * as commonWords from '@wattle/messages/common';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import styles from './page-head.module.css';

/** Breadcrumbs, title and a line of introduction. */
export function PageHead({
  crumbs,
  title,
  children,
}: {
  crumbs: readonly Crumb[];
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs items={[{ label: commonWords.home, to: '/' }, ...crumbs]} />
      <div className={styles.head}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
    </>
  );
}
