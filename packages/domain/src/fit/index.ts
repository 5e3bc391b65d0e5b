export * from './check-fit.ts';
export * from './fit-needs.ts';
export * from './space-across.ts';
