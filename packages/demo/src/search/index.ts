export { generateSearchRules } from './generate-search-rules.ts';
export { SYNONYMS } from './synonyms.ts';
