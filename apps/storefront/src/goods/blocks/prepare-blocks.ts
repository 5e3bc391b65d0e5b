import type { Client } from '@wattle/contract';
import type { Block, BlockOf, BlockType } from '@wattle/domain';
import { findBlockData } from './data/find-block-data.ts';
import type { ShownBlock, ShownOf } from './shown-block.ts';

/** `own`: the page has a title of its own. `page`: its blocks hold the title. */
export type PrepareOptions = { readonly title: 'own' | 'page' };

/**
 * Finds out everything that the blocks of a page show, side by side. For loaders: nothing of it is sent to the browser.
 * A page has one title, so a first-level heading of the blocks is one of the second level where the page has its own.
 */
export function prepareBlocks(
  blocks: readonly Block[],
  client: Client,
  options: PrepareOptions = { title: 'own' },
): Promise<ShownBlock[]> {
  return Promise.all(blocks.map((block) => prepareBlock(block, client, options)));
}

async function prepareBlock<T extends BlockType>(
  block: BlockOf<T>,
  client: Client,
  options: PrepareOptions,
): Promise<ShownBlock> {
  const [data, children] = await Promise.all([
    findBlockData[block.id](block.value, client),
    prepareBlocks(block.children, client, options),
  ]);
  const shown: ShownOf<T> = { ...block, data, children };
  // a block of one kind is one of all kinds; the compiler cannot follow it through the parameter
  return fitLevel(shown as ShownBlock, options);
}

function fitLevel(block: ShownBlock, { title }: PrepareOptions): ShownBlock {
  if (title === 'page' || block.id !== 'heading' || block.value.level !== 1) return block;
  return { ...block, value: { ...block.value, level: 2 } };
}
