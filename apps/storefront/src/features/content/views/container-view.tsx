import { classNames } from '../../../ui/class-names.ts';
import styles from '../blocks.module.css';
import { ContentBlocks } from '../content-blocks.tsx';
import type { ShownOf } from '../shown-block.ts';

export function ContainerView({ block }: { block: ShownOf<'container'> }) {
  return (
    <div className={classNames(styles.container, styles[block.value.type])}>
      <ContentBlocks blocks={block.children} />
    </div>
  );
}
