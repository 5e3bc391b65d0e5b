export { blockDefinitions } from './block-definitions.ts';
export type { BlockDefinition } from './define-block.ts';
export { type BlockProblem, readBlocks } from './read-blocks.ts';
