import type { BlockType } from '@wattle/domain';
import { createElement, Fragment, Suspense } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { blockViews } from './block-views.ts';
import styles from './blocks.module.css';
import type { BlockView, ShowBlocks, ShownBlock } from './shown-block.ts';

/** Shows the blocks of an editor's page. Their order is fixed, so they need no keys. */
export function ContentBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return createElement(Fragment, null, ...blocks.map(framed));
}

/** Given to views, so that a block can hold others without knowing them. */
const show: ShowBlocks = (blocks) => <ContentBlocks blocks={blocks} />;

const framed = (block: ShownBlock) => {
  // the table of views is typed by kind; looked up by a block's own kind, the pair always fits
  const View = blockViews[block.id] as BlockView<BlockType>;
  return (
    <div id={block.customId} className={classNames(styles.block, block.customClasses)}>
      {/* the code of rarer kinds comes when they do; what the server sent stays until then */}
      <Suspense>
        <View block={block} show={show} />
      </Suspense>
    </div>
  );
};
