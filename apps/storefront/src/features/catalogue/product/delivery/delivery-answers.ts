/** What is asked for once a place is known, in one file to load. */
export { EstimateWords } from './estimate-words.tsx';
export { StoreChoice } from './store-choice.tsx';
