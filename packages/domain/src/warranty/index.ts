export * from './offered-plans.ts';
export * from './warranty-order-line.ts';
