export * from './syncable-state.ts';
