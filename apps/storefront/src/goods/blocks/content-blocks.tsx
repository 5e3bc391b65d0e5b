import './editor-classes.css';
import { createElement, Fragment } from 'react';
import { createLatePart } from '../../page/late-part.tsx';
import { createStaticPart } from '../../page/static-part.tsx';
import type { BlockBodyProps } from './block-body.tsx';
import styles from './blocks.module.css';
import { frameOf } from './frame-of.ts';
import { isStill } from './is-still.ts';
import type { ShowBlocks, ShownBlock } from './shown-block.ts';

const frameOfBody = ({ block }: BlockBodyProps) => frameOf(block);

const StillBlock = createStaticPart<BlockBodyProps>(() => import('./block-body.tsx'), [], frameOfBody);
const LiveBlock = createLatePart<BlockBodyProps>(() => import('./block-body.tsx'), {
  room: styles.room,
  frameOf: frameOfBody,
  // a row of links scrolls without code, which only adds pointer controls
  wakeOf: ({ block: { id } }) => (id === 'article-listing' ? 'touch' : 'near'),
});

/** Preloads the code for a navigation to a page with blocks. */
export const preloadBlocks = StillBlock.preload;

/** The same for a page of blocks alone: on the way back, it has its height before its place is looked for. */
export async function preloadWholeBlocks(): Promise<void> {
  await Promise.all([StillBlock.preload(), LiveBlock.preload()]);
  const { preloadViews } = await import('./block-body.tsx');
  await preloadViews();
}

/**
 * Renders an editor's blocks: static ones stay as server HTML, others hydrate when the shopper scrolls near. Their
 * order is fixed, so no keys are needed; another page's blocks are different objects.
 */
export function ContentBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return createElement(Fragment, { key: keyOf(blocks) }, ...blocks.map(part));
}

/** Container blocks let each nested block hydrate on its own. */
const show: ShowBlocks = (blocks) => <ContentBlocks blocks={blocks} />;

const part = (block: ShownBlock) => {
  if (isStill(block)) return <StillBlock block={block} />;
  return <LiveBlock block={block} show={block.id === 'container' || block.id === 'group' ? show : undefined} />;
};

const keys = new WeakMap<object, number>();
let last = 0;

/** A stable key per object. */
function keyOf(thing: object): number {
  const known = keys.get(thing);
  if (known !== undefined) return known;
  last += 1;
  keys.set(thing, last);
  return last;
}
