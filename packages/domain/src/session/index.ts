export * from './syncable-state.ts';
export * from './synced.ts';
