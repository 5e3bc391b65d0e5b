export * from './low-stock.ts';
export * from './sales-today.ts';
