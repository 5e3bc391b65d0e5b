export * from './add-to-comparison.ts';
export * from './change-comparison.ts';
export * from './compare-address.ts';
export * from './compare-products.ts';
export * from './compared-category.ts';
export * from './comparison.ts';
export * from './comparison-row.ts';
export * from './stored-comparison.ts';
