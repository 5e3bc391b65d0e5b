import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '@wattle/domain/order';

export type OrderCaller = { readonly sub: string; readonly email: string };

export type PlaceOrderCommand = {
  /** Of this attempt: another card is another key, a retry is the same. */
  readonly key: string;
  /** null: a guest. */
  readonly caller: OrderCaller | null;
  readonly request: PlaceOrderRequest;
  readonly ipAddress: string | null;
  /** The key of the attempt that this one comes in place of. */
  readonly replaces?: string;
};

/** Keys of one shopper are not those of another. */
export const placementKey = ({ caller, key }: Pick<PlaceOrderCommand, 'caller' | 'key'>): string =>
  `${caller ? `customer ${caller.sub}` : 'guest'} ${key}`;

/** The same for the same request, whatever the order of its fields; nothing can be read from it. */
export function fingerprintOf({ request }: Pick<PlaceOrderCommand, 'request'>): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}
