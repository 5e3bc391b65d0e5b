export * from './cents.ts';
export * from './format-price.ts';
export * from './split-cents.ts';
