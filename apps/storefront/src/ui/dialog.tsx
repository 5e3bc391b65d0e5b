import * as commonWords from '@wattle/messages/common';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  foot?: ReactNode;
};

/** A modal dialog: a panel on wide screens, full screen on phones. */
export function Dialog({ open, onClose, title, children, foot }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
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
