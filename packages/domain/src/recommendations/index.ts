export * from './load-recommendations.ts';
export * from './may-recommend.ts';
export * from './recommendation-cache.ts';
export * from './recommendation-call.ts';
export * from './recommendation-constants.ts';
export * from './recommendation-memory.ts';
export * from './recommended-ids.ts';
export * from './stored-memory.ts';
