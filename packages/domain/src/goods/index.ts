export * from './change-prices.ts';
export * from './change-product.ts';
export * from './changed-fields.ts';
export * from './sale-choice.ts';
