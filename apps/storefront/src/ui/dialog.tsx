import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

export type DialogProps = ModalProps;

/** A modal dialog: a panel on wide screens, full screen on phones. */
export const Dialog = (props: DialogProps) => (
  <Modal {...props} className={styles.dialog} motion="fading" look={styles} />
);
