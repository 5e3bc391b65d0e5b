import type { ErrorCode } from '../errors/error-codes.ts';

/** The load state of a page's estimates [C-4-75 C-4-76 C-4-77 C-4-78]. */
export type DeliveryEstimatesResult<T> =
  | { readonly status: 'PENDING' }
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'LOCALITY_NOT_SPECIFIED' }
  | { readonly status: 'ERROR'; readonly code: ErrorCode };

/** The last request (a key of locality and products; null: none) and its result. */
export type DeliveryEstimatesLoad<T> = {
  readonly request: string | null;
  readonly result: DeliveryEstimatesResult<T>;
};

/** The next state, and what the caller must do: cancel one request, send another. */
export type DeliveryEstimatesStep<T> = {
  readonly load: DeliveryEstimatesLoad<T>;
  readonly cancel: string | null;
  readonly fetch: string | null;
};

export const NO_DELIVERY_ESTIMATES: DeliveryEstimatesLoad<never> = {
  request: null,
  result: { status: 'LOCALITY_NOT_SPECIFIED' },
};

/**
 * Requests estimates: a new key cancels the request in flight; the same key is fetched again only after an error
 * [C-4-79 C-4-80].
 */
export function requestDeliveryEstimates<T>(
  load: DeliveryEstimatesLoad<T>,
  request: string | null,
): DeliveryEstimatesStep<T> {
  if (request === load.request && load.result.status !== 'ERROR') return { load, cancel: null, fetch: null };
  const cancel = load.result.status === 'PENDING' ? load.request : null;
  if (request === null) return { load: NO_DELIVERY_ESTIMATES, cancel, fetch: null };
  return { load: { request, result: { status: 'PENDING' } }, cancel, fetch: request };
}

/** Stores a response; ignores that of a cancelled request [C-4-80]. */
export function receiveDeliveryEstimates<T>(
  load: DeliveryEstimatesLoad<T>,
  request: string,
  answer: { readonly status: 'SUCCESS'; readonly value: T } | { readonly status: 'ERROR' },
): DeliveryEstimatesLoad<T> {
  if (request !== load.request || load.result.status !== 'PENDING') return load;
  const result =
    answer.status === 'SUCCESS' ? answer : ({ status: 'ERROR', code: 'DELIVERY_ESTIMATES_NOT_FETCHED' } as const);
  return { request, result };
}
