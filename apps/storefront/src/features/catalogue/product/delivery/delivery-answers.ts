/** Code needed once a place is known, in one chunk. */
export { EstimateWords } from './estimate-words.tsx';
export { StoreChoice } from './store-choice.tsx';
