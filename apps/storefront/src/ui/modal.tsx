import * as commonWords from '@wattle/messages/common';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  foot?: ReactNode;
};

type Look = Readonly<Record<string, string>>;

export function CloseButton({ className, onClose }: { className?: string | undefined; onClose: () => void }) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={commonWords.close}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}

/** What dialogs and drawers share; `look` has the classes of their own. */
export function Modal({
  open,
  onClose,
  title,
  children,
  foot,
  className,
  motion,
  look,
}: ModalProps & { className: string | undefined; motion: 'fading' | 'sliding'; look: Look }) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={classNames(styles.modal, styles[motion], className)} aria-labelledby={titleId}>
      <div className={classNames(styles.panel, look.panel)}>
        <header className={classNames(styles.head, look.head)}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton onClose={onClose} />
        </header>
        <div className={look.body}>{children}</div>
        {foot && <footer className={classNames(styles.foot, look.foot)}>{foot}</footer>}
      </div>
    </dialog>
  );
}
