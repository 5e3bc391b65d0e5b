export * from './article-ids.ts';
export * from './checkout-paths.ts';
export * from './gift-card-amounts.ts';
export * from './image-constants.ts';
export * from './shop-constants.ts';
