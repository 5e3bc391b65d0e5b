export * from './cart-database.ts';
export * from './client.ts';
export * from './early-cart.ts';
export * from './early-checkout.ts';
export * from './early-press.ts';
export type * from './pages.ts';
export * from './routes.ts';
export type { CallInput, CallReason, CallValue, ParsedInput } from './schemas.ts';
export * from './stored-keys.ts';
