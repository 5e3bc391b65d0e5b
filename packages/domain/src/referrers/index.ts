export * from './referrer.ts';
