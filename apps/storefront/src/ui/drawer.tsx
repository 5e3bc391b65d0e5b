import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { Modal, type ModalProps } from './modal.tsx';

export type DrawerProps = ModalProps & {
  /** The side it slides in from. */
  side?: 'start' | 'end';
};

/** A panel at the screen edge, for the menu and filters on small screens. */
export const Drawer = ({ side = 'end', ...props }: DrawerProps) => (
  <Modal {...props} className={classNames(styles.drawer, styles[side])} motion="sliding" look={styles} />
);
