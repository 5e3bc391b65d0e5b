import { classNames } from '../../../ui/class-names.ts';
import styles from '../blocks.module.css';
import type { BlockViewProps } from '../shown-block.ts';

const WIDTHS = {
  fluid: undefined,
  'fixed-small': styles.fixedSmall,
  'fixed-normal': styles.fixedNormal,
  'fixed-large': styles.fixedLarge,
};

export function ContainerView({ block, show }: BlockViewProps<'container'>) {
  return <div className={classNames(styles.container, WIDTHS[block.value.type])}>{show(block.children)}</div>;
}
