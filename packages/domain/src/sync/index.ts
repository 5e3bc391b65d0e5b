export * from './create-sync.ts';
export * from './joined-items.ts';
export * from './sync-job.ts';
export * from './syncable-items.ts';
