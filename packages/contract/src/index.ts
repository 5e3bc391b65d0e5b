export * from './client.ts';
export * from './routes.ts';
export type { CallInput, CallReason, CallSchema, CallValue, ParsedInput } from './schemas.ts';
