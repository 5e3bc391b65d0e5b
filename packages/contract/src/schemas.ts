import type { z } from 'zod';
import type { CallSchema } from './calls/call-schema.ts';
import { cartCalls } from './calls/cart-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { contentCalls } from './calls/content-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { placeCalls } from './calls/place-calls.ts';
import type { RouteName } from './routes.ts';

export type { CallSchema } from './calls/call-schema.ts';

export const schemas = {
  ...contentCalls,
  ...catalogueCalls,
  ...placeCalls,
  ...cartCalls,
  ...orderCalls,
  ...customerCalls,
} as const satisfies Record<RouteName, CallSchema>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Schemas = typeof schemas;
/** What a caller passes: fields with defaults are optional. */
export type CallInput<N extends RouteName> = DeepReadonly<z.input<Schemas[N]['input']>>;
/** What a use case receives: validated, with defaults filled in. */
export type ParsedInput<N extends RouteName> = z.output<Schemas[N]['input']>;
/** What a call returns, read-only because callers may share it. */
export type CallValue<N extends RouteName> = DeepReadonly<z.output<Schemas[N]['value']>>;
export type CallReason<N extends RouteName> = Schemas[N]['reasons'][number];
