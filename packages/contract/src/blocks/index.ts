export { blockDefinitions } from './block-definitions.ts';
export { type BlockProblem, readBlocks } from './read-blocks.ts';
