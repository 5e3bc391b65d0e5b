export { generateLocalities } from './generate-localities.ts';
