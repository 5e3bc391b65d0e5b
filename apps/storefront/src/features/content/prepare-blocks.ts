import type { Client } from '@wattle/contract';
import type { Block, BlockOf, BlockType } from '@wattle/domain';
import { findBlockData } from './data/find-block-data.ts';
import type { ShownBlock, ShownOf } from './shown-block.ts';

/** Finds out everything that the blocks of a page show, side by side. For loaders: nothing of it is sent to the browser. */
export function prepareBlocks(blocks: readonly Block[], client: Client): Promise<ShownBlock[]> {
  return Promise.all(blocks.map((block) => prepareBlock(block, client)));
}

async function prepareBlock<T extends BlockType>(block: BlockOf<T>, client: Client): Promise<ShownBlock> {
  const [data, children] = await Promise.all([
    findBlockData[block.id](block.value, client),
    prepareBlocks(block.children, client),
  ]);
  const shown: ShownOf<T> = { ...block, data, children };
  // a block of one kind is one of all kinds; the compiler cannot follow it through the parameter
  return shown as ShownBlock;
}
