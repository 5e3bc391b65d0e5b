import { internalError } from '../errors/internal-error.ts';

type Finished = {
  /** Milliseconds since epoch [C-4-71]. */
  readonly finishedAt: number;
};

/** What came of asking for checkout data [C-4-68 C-4-69 C-4-70 C-4-71]. */
export type CheckoutDataResult<T> =
  | ({ readonly status: 'CART_EMPTY' } & Finished)
  | ({ readonly status: 'SUCCESS'; readonly value: T } & Finished)
  | ({ readonly status: 'ERROR' } & Finished);

/** An answer as it arrives. */
export type CheckoutDataAnswer<T> =
  | { readonly status: 'CART_EMPTY' }
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'ERROR' };

export type CheckoutDataLoad<T> = {
  /** The request that the shown cart makes, as a text that is equal for equal requests; null: an empty cart makes none. */
  readonly request: string | null;
  /** Counts what was sent, so that an answer is known to be the one that is waited for. */
  readonly turn: number;
  readonly isLoading: boolean;
  /** The last answer and the request that it belongs to; it stays until there is another. */
  readonly answer: { readonly request: string | null; readonly result: CheckoutDataResult<T> } | null;
};

/** The next state, and what the caller does now: abort the call of one turn, send that of another. */
export type CheckoutDataStep<T> = {
  readonly load: CheckoutDataLoad<T>;
  readonly abort: number | null;
  readonly send: number | null;
};

export const NO_CHECKOUT_DATA: CheckoutDataLoad<never> = { request: null, turn: 0, isLoading: false, answer: null };

export type CheckoutDataAge = {
  readonly nowMs: number;
  /** So old an answer to the same request is used again; without it every asking is a call [C-4-74]. */
  readonly maxAgeSeconds?: number;
};

/** Asks for checkout data: a new request is sent, and aborts the one in flight [C-4-72 C-4-73 C-4-74]. */
export function requestCheckoutData<T>(
  load: CheckoutDataLoad<T>,
  request: string | null,
  age: CheckoutDataAge,
): CheckoutDataStep<T> {
  if (load.isLoading && request === load.request) return { load, abort: null, send: null };
  const abort = load.isLoading ? load.turn : null;
  const idle = { ...load, request, isLoading: false };
  if (request === null) {
    return { load: { ...idle, answer: answered(null, { status: 'CART_EMPTY' }, age.nowMs) }, abort, send: null };
  }
  if (isYoung(load, request, age)) return { load: idle, abort, send: null };
  const turn = load.turn + 1;
  return { load: { ...idle, turn, isLoading: true }, abort, send: turn };
}

/** Takes an answer in; that of a call which was aborted changes nothing [C-4-73]. */
export function receiveCheckoutData<T>(
  load: CheckoutDataLoad<T>,
  turn: number,
  answer: CheckoutDataAnswer<T>,
  nowMs: number,
): CheckoutDataLoad<T> {
  if (!load.isLoading || turn !== load.turn) return load;
  return { ...load, isLoading: false, answer: answered(load.request, answer, nowMs) };
}

/** What came of the request that the shown cart makes; undefined while nothing did, or only of an earlier one. */
export function currentCheckoutResult<T>(
  { answer }: CheckoutDataLoad<T>,
  request: string | null,
): CheckoutDataResult<T> | undefined {
  return answer?.request === request ? answer?.result : undefined;
}

/** The data of a cart for who cannot go on without it [C-8-53]. */
export function loadedCheckoutData<T>(data: T | null): T {
  if (data === null) throw internalError('Checkout data not loaded.');
  return data;
}

const answered = <T>(request: string | null, answer: CheckoutDataAnswer<T>, finishedAt: number) => ({
  request,
  result: { ...answer, finishedAt },
});

/** An error is never used again. */
function isYoung<T>({ answer }: CheckoutDataLoad<T>, request: string, { nowMs, maxAgeSeconds }: CheckoutDataAge) {
  if (maxAgeSeconds === undefined || answer?.request !== request || answer.result.status === 'ERROR') return false;
  return nowMs - answer.result.finishedAt < maxAgeSeconds * 1000;
}
