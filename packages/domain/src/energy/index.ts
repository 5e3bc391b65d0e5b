export * from './energy-label.ts';
export * from './energy-scale.ts';
export * from './running-cost.ts';
