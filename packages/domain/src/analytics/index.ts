export * from './fraud-token.ts';
export * from './page-event.ts';
export * from './product-hooks.ts';
export * from './purchase-event.ts';
export * from './visitor-id.ts';
