export * from './absent-brand.ts';
export * from './find-help-topic.ts';
export * from './help-topics.ts';
export * from './index-names.ts';
export * from './next-product-change.ts';
export * from './product-document.ts';
export * from './search-rule.ts';
export * from './synonym.ts';
