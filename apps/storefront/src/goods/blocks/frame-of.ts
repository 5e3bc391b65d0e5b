import { classNames } from '../../ui/class-names.ts';
import styles from './blocks.module.css';
import type { ShownBlock } from './shown-block.ts';

/** Every block stands in an element with its own id and classes [D-2-34 D-2-35]. */
export function frameOf({ id, customId, customClasses }: Pick<ShownBlock, 'id' | 'customId' | 'customClasses'>) {
  return { id: customId, className: classNames(styles.block, customClasses), 'data-block': id };
}
