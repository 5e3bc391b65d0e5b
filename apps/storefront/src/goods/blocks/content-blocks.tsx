import './editor-classes.css';
import { createElement, Fragment } from 'react';
import { createLatePart } from '../../page/late-part.tsx';
import { createStaticPart } from '../../page/static-part.tsx';
import type { BlockBodyProps } from './block-body.tsx';
import styles from './blocks.module.css';
import { frameOf } from './frame-of.ts';
import { isStill } from './is-still.ts';
import { keyOf } from './key-of.ts';
import type { ShowBlocks, ShownBlock } from './shown-block.ts';

const frameOfBody = ({ block }: BlockBodyProps) => frameOf(block);

const StillBlock = createStaticPart<BlockBodyProps>(() => import('./block-body.tsx'), [], frameOfBody);
const LiveBlock = createLatePart<BlockBodyProps>(() => import('./block-body.tsx'), {
  room: styles.room,
  frameOf: frameOfBody,
  // a row of links slides without code, which only helps who points at it
  wakeOf: ({ block: { id } }) => (id === 'article-listing' ? 'touch' : 'near'),
});

/** For a navigation to a page with blocks. */
export const preloadBlocks = StillBlock.preload;

/**
 * Shows the blocks of an editor's page: those that are only read as they were sent, the others come alive when the
 * shopper comes near. Their order is fixed, so they need no keys; another page's blocks are others.
 */
export function ContentBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return createElement(Fragment, { key: keyOf(blocks) }, ...blocks.map(part));
}

/** What holds blocks and does nothing itself leaves them their own way. */
const show: ShowBlocks = (blocks) => <ContentBlocks blocks={blocks} />;

const part = (block: ShownBlock) => {
  if (isStill(block)) return <StillBlock block={block} />;
  return <LiveBlock block={block} show={block.id === 'container' || block.id === 'group' ? show : undefined} />;
};
