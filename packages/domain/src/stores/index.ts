export * from './local-time.ts';
export * from './metres-between.ts';
export * from './nearest-stock.ts';
export * from './opening.ts';
export * from './store.ts';
export * from './wall-clock.ts';
export * from './weekday-of.ts';
