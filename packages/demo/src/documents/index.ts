export { type DocumentTable, type DocumentView, describeDocument } from './describe-document.ts';
