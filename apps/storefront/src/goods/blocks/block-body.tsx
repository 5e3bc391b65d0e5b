import type { BlockType } from '@wattle/domain/content';
import { createElement, Fragment, Suspense } from 'react';
import { blockViews } from './block-views.ts';
import { frameOf } from './frame-of.ts';
import type { BlockView, ShowBlocks, ShownBlock } from './shown-block.ts';

export { preloadViews } from './block-views.ts';

export type BlockBodyProps = { readonly block: ShownBlock; readonly show?: ShowBlocks | undefined };

/** A block's content without its frame, including nested blocks unless `show` says otherwise. */
export default function BlockBody({ block, show = showAll }: BlockBodyProps) {
  // views are typed by kind, so a view looked up by the block's own kind always fits
  const View = blockViews[block.id] as BlockView<BlockType>;
  return <View block={block} show={show} />;
}

/** Their order is fixed, so no keys are needed. */
const showAll: ShowBlocks = (blocks) => createElement(Fragment, null, ...blocks.map(framed));

const framed = (block: ShownBlock) => (
  <div {...frameOf(block)}>
    {/* rarer kinds load on demand; the server's HTML stays until then */}
    <Suspense>
      <BlockBody block={block} />
    </Suspense>
  </div>
);
