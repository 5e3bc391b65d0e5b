import { classNames } from '../../../ui/class-names.ts';
import styles from '../blocks.module.css';
import type { BlockViewProps } from '../shown-block.ts';

export function ContainerView({ block, show }: BlockViewProps<'container'>) {
  return <div className={classNames(styles.container, styles[block.value.type])}>{show(block.children)}</div>;
}
