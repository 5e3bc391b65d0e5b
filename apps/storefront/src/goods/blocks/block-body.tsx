import type { BlockType } from '@wattle/domain';
import { createElement, Fragment, Suspense } from 'react';
import { blockViews } from './block-views.ts';
import { frameOf } from './frame-of.ts';
import type { BlockView, ShowBlocks, ShownBlock } from './shown-block.ts';

export type BlockBodyProps = { readonly block: ShownBlock; readonly show?: ShowBlocks | undefined };

/** What a block shows, without its frame. What stands in it comes with it, unless it is told otherwise. */
export default function BlockBody({ block, show = showAll }: BlockBodyProps) {
  // the table of views is typed by kind; looked up by a block's own kind, the pair always fits
  const View = blockViews[block.id] as BlockView<BlockType>;
  return <View block={block} show={show} />;
}

/** Their order is fixed, so they need no keys. */
const showAll: ShowBlocks = (blocks) => createElement(Fragment, null, ...blocks.map(framed));

const framed = (block: ShownBlock) => (
  <div {...frameOf(block)}>
    {/* the code of rarer kinds comes when they do; what the server sent stays until then */}
    <Suspense>
      <BlockBody block={block} />
    </Suspense>
  </div>
);
