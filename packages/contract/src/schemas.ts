import type { z } from 'zod';
import type { CallSchema } from './calls/call-schema.ts';
import { cartCalls } from './calls/cart-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { contentCalls } from './calls/content-calls.ts';
import { customerCalls } from './calls/customer-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { placeCalls } from './calls/place-calls.ts';
import type { RouteName } from './routes.ts';

export { type CallSchema, keySchema } from './calls/call-schema.ts';
export { type HookEvent, hookEvents, hookHeaders, hookMessage } from './schemas/hooks.ts';
export { type Problem, problemSchema } from './schemas/problem.ts';

export const schemas = {
  ...contentCalls,
  ...catalogueCalls,
  ...placeCalls,
  ...cartCalls,
  ...orderCalls,
  ...customerCalls,
} as const satisfies Record<RouteName, CallSchema>;

/** The calls by theme, for those who read about them. */
export const themes = [
  { name: 'Content', about: 'The page frame, editorial content and forms.', calls: contentCalls },
  { name: 'Catalogue', about: 'Products, and their categories, brands and families.', calls: catalogueCalls },
  { name: 'Places', about: 'Stores, suburbs and addresses, and delivery to them.', calls: placeCalls },
  { name: 'Cart', about: 'What a cart costs, and when it can be delivered or collected.', calls: cartCalls },
  { name: 'Orders', about: 'Payment and orders.', calls: orderCalls },
  { name: 'Account', about: 'Sign-in, and everything private to a customer.', calls: customerCalls },
] as const satisfies readonly {
  readonly name: string;
  readonly about: string;
  readonly calls: Partial<Record<RouteName, CallSchema>>;
}[];

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Schemas = typeof schemas;
/** What a caller passes: fields with defaults are optional. */
export type CallInput<N extends RouteName> = DeepReadonly<z.input<Schemas[N]['input']>>;
/** What a use case receives: validated, with defaults filled in. */
export type ParsedInput<N extends RouteName> = z.output<Schemas[N]['input']>;
/** What a call returns, read-only because callers may share it. */
export type CallValue<N extends RouteName> = DeepReadonly<z.output<Schemas[N]['value']>>;
export type CallReason<N extends RouteName> = Schemas[N]['reasons'][number];
