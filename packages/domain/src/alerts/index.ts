export * from './alert.ts';
export * from './alert-list.ts';
