import * as commonWords from '@wattle/messages/common';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The side it slides in from. */
  side?: 'start' | 'end';
  children: ReactNode;
  foot?: ReactNode;
};

/** A panel at the screen edge, for the menu and filters on small screens. */
export function Drawer({ open, onClose, title, side = 'end', children, foot }: DrawerProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={classNames(styles.drawer, styles[side])} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={commonWords.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
