import type { OrderAttempt, PlacedDraft } from '@wattle/domain/order';
import { createStoredValue } from '../../page/stored-value.ts';

/** An unfinished attempt to place an order. */
export type KeptAttempt = {
  /** null: answered, and its payment data has been discarded. */
  readonly attempt: OrderAttempt | null;
  /** Placed as a customer or as a guest. */
  readonly isCustomer: boolean;
  readonly draft: PlacedDraft;
  /** Known once the shopper has to act at the provider; until then the result is unknown. */
  readonly orderNumber: string | null;
};

/** Parses the stored attempt; null when invalid. */
export function readKeptAttempt(text: string | null): KeptAttempt | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptAttempt {
  const { attempt, isCustomer, draft, orderNumber } = Object(value);
  const isAnswered = typeof orderNumber === 'string';
  const hasAttempt = typeof attempt?.key === 'string' && Array.isArray(attempt.request?.cart?.payment?.methods);
  return typeof isCustomer === 'boolean' && typeof draft?.contact?.email === 'string' && (isAnswered || hasAttempt);
}

/** Kept per tab: survives a reload or the way back, but is hidden from other shoppers at this browser. */
export const attemptStore = createStoredValue<KeptAttempt | null>('wattle.order-attempt', readKeptAttempt, {
  storage: () => sessionStorage,
  events: () => window,
});
