import type { Client } from '@wattle/contract';
import type { Block, BlockOf, BlockType } from '@wattle/domain/content';
import { findBlockData } from './data/find-block-data.ts';
import type { ShownBlock, ShownOf } from './shown-block.ts';

export type PrepareOptions = {
  /** `own`: the page has its own title. `page`: the blocks contain it. */
  readonly title?: 'own' | 'page';
  /** The shop's own address. */
  readonly baseUrl: string;
};

/**
 * Loads the data of all blocks in parallel. For loaders: nothing of it is sent to the browser. A page has one h1, so h1
 * blocks become h2 where the page has its own title.
 */
export function prepareBlocks(
  blocks: readonly Block[],
  client: Client,
  options: PrepareOptions,
): Promise<ShownBlock[]> {
  return Promise.all(blocks.map((block) => prepareBlock(block, client, options)));
}

async function prepareBlock<T extends BlockType>(
  block: BlockOf<T>,
  client: Client,
  options: PrepareOptions,
): Promise<ShownBlock> {
  const [data, children] = await Promise.all([
    findBlockData[block.id](block.value, client, options.baseUrl),
    prepareBlocks(block.children, client, options),
  ]);
  const shown: ShownOf<T> = { ...block, data, children };
  // the compiler cannot follow the kind through the parameter
  return fitLevel(shown as ShownBlock, options);
}

function fitLevel(block: ShownBlock, { title = 'own' }: PrepareOptions): ShownBlock {
  if (title === 'page' || block.id !== 'heading' || block.value.level !== 1) return block;
  return { ...block, value: { ...block.value, level: 2 } };
}
