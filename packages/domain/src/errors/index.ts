export * from './error-codes.ts';
export * from './internal-error.ts';
export * from './service-codes.ts';
