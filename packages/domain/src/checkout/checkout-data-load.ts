import { internalError } from '../errors/internal-error.ts';

type Finished = {
  /** Milliseconds since epoch [C-4-71]. */
  readonly finishedAt: number;
};

/** The result of loading checkout data [C-4-68 C-4-69 C-4-70 C-4-71]. */
export type CheckoutDataResult<T> =
  | ({ readonly status: 'CART_EMPTY' } & Finished)
  | ({ readonly status: 'SUCCESS'; readonly value: T } & Finished)
  | ({ readonly status: 'ERROR' } & Finished);

/** A response as received. */
export type CheckoutDataAnswer<T> =
  | { readonly status: 'CART_EMPTY' }
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'ERROR' };

export type CheckoutDataLoad<T> = {
  /** The current cart's request as a string, equal for equal requests; null: an empty cart sends none. */
  readonly request: string | null;
  /** Sequence number of the last request sent, to recognise its response. */
  readonly sequence: number;
  readonly isLoading: boolean;
  /** The last response and its request; kept until the next one arrives. */
  readonly answer: { readonly request: string | null; readonly result: CheckoutDataResult<T> } | null;
};

/** The next state, and what the caller must do: abort one request, send another. */
export type CheckoutDataStep<T> = {
  readonly load: CheckoutDataLoad<T>;
  readonly abort: number | null;
  readonly send: number | null;
};

export const NO_CHECKOUT_DATA: CheckoutDataLoad<never> = { request: null, sequence: 0, isLoading: false, answer: null };

export type CheckoutDataAge = {
  readonly nowMs: number;
  /** Reuse a response to the same request up to this age; without it, every request is sent [C-4-74]. */
  readonly maxAgeSeconds?: number;
};

/** Requests checkout data: a new request aborts the one in flight [C-4-72 C-4-73 C-4-74]. */
export function requestCheckoutData<T>(
  load: CheckoutDataLoad<T>,
  request: string | null,
  age: CheckoutDataAge,
): CheckoutDataStep<T> {
  if (load.isLoading && request === load.request) return { load, abort: null, send: null };
  const abort = load.isLoading ? load.sequence : null;
  const idle = { ...load, request, isLoading: false };
  if (request === null) {
    return { load: { ...idle, answer: answered(null, { status: 'CART_EMPTY' }, age.nowMs) }, abort, send: null };
  }
  if (isYoung(load, request, age)) return { load: idle, abort, send: null };
  const sequence = load.sequence + 1;
  return { load: { ...idle, sequence, isLoading: true }, abort, send: sequence };
}

/** Stores a response; ignores that of an aborted call [C-4-73]. */
export function receiveCheckoutData<T>(
  load: CheckoutDataLoad<T>,
  sequence: number,
  answer: CheckoutDataAnswer<T>,
  nowMs: number,
): CheckoutDataLoad<T> {
  if (!load.isLoading || sequence !== load.sequence) return load;
  return { ...load, isLoading: false, answer: answered(load.request, answer, nowMs) };
}

/** The result for the current cart's request; undefined until it arrives. */
export function currentCheckoutResult<T>(
  { answer }: CheckoutDataLoad<T>,
  request: string | null,
): CheckoutDataResult<T> | undefined {
  return answer?.request === request ? answer?.result : undefined;
}

/** Asserts that checkout data is loaded [C-8-53]. */
export function loadedCheckoutData<T>(data: T | null): T {
  if (data === null) throw internalError('Checkout data not loaded.');
  return data;
}

const answered = <T>(request: string | null, answer: CheckoutDataAnswer<T>, finishedAt: number) => ({
  request,
  result: { ...answer, finishedAt },
});

/** Errors are never reused. */
function isYoung<T>({ answer }: CheckoutDataLoad<T>, request: string, { nowMs, maxAgeSeconds }: CheckoutDataAge) {
  if (maxAgeSeconds === undefined || answer?.request !== request || answer.result.status === 'ERROR') return false;
  return nowMs - answer.result.finishedAt < maxAgeSeconds * 1000;
}
