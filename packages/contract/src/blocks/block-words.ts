import type { Block, BlockType } from '@wattle/domain/content';
import { blockDefinitions } from './block-definitions.ts';
import type { BlockDefinition } from './define-block.ts';

/** What blocks and those inside them say to a reader, in order. */
export const blockWords = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ id, value, children }) => {
    // the definitions are typed by kind; looked up by a block's own kind, the pair always fits
    const definition: BlockDefinition<BlockType> = blockDefinitions[id];
    return [...definition.says(value).filter((words) => words !== ''), ...blockWords(children)];
  });
