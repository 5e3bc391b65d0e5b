export * from './energy-label.ts';
export * from './running-cost.ts';
