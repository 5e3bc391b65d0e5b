export { blockDefinitions } from './block-definitions.ts';
export { blockSteps, type Steps } from './block-steps.ts';
export { blockWords } from './block-words.ts';
export { type BlockProblem, readBlocks } from './read-blocks.ts';
