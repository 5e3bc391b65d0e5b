export * from './recent-products.ts';
