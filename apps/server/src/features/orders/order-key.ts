import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '@wattle/domain/order';

export type OrderCaller = { readonly sub: string; readonly email: string };

export type PlaceOrderCommand = {
  /** The attempt's key: a retry has the same key, another card a new one. */
  readonly key: string;
  /** null: a guest. */
  readonly caller: OrderCaller | null;
  readonly request: PlaceOrderRequest;
  readonly ipAddress: string | null;
  /** Of the shop, as the shopper's browser has it; null: not known. */
  readonly origin: string | null;
  /** The key of the attempt that this one replaces. */
  readonly replaces?: string;
};

/** Scopes the key to its shopper. */
export const placementKey = ({ caller, key }: Pick<PlaceOrderCommand, 'caller' | 'key'>): string =>
  `${caller ? `customer ${caller.sub}` : 'guest'} ${key}`;

/**
 * A hash of the request, independent of the order of its fields. The details of a payment come with a later step of the
 * same order [C-7-30].
 */
export function fingerprintOf({ request }: Pick<PlaceOrderCommand, 'request'>): string {
  const { cart } = request;
  const methods = cart.payment.methods.map((method) => ({ ...method, details: undefined }));
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...request, cart: { ...cart, payment: { ...cart.payment, methods } } })))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}
