export { describeDocument } from './describe-document.ts';
