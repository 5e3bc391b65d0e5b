import { classNames } from '../../ui/class-names.ts';
import styles from './blocks.module.css';
import type { ShownBlock } from './shown-block.ts';

/** Wrapper attributes of a block: its id and classes [D-2-34 D-2-35]. */
export function frameOf({ id, customId, customClasses }: Pick<ShownBlock, 'id' | 'customId' | 'customClasses'>) {
  return { id: customId, className: classNames(styles.block, customClasses), 'data-block': id };
}
