export * from './referrer.ts';
export * from './shared-address.ts';
