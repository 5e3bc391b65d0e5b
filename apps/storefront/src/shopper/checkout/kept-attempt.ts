import type { OrderAttempt, PlacedDraft } from '@wattle/domain';
import { createStoredValue } from '../../page/stored-value.ts';

/** An attempt to place an order that is not over yet. */
export type KeptAttempt = {
  /** null: it was answered, and what it was paid with is not kept any longer. */
  readonly attempt: OrderAttempt | null;
  /** As a customer, or as a guest. */
  readonly isCustomer: boolean;
  readonly draft: PlacedDraft;
  /** Known once the shopper has something to do at the provider; until then nobody knows what became of it. */
  readonly orderNumber: string | null;
};

/** What a tab kept; what cannot be read is nothing. */
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

/** Kept by the tab alone: a reload or the way back finds it, another shopper at this browser does not. */
export const attemptStore = createStoredValue<KeptAttempt | null>('wattle.order-attempt', readKeptAttempt, {
  storage: () => sessionStorage,
  events: () => window,
});
