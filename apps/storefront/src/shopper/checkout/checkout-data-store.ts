import {
  type CheckoutData,
  type CheckoutDataAnswer,
  type CheckoutDataLoad,
  NO_CHECKOUT_DATA,
  receiveCheckoutData,
  requestCheckoutData,
} from '@wattle/domain/checkout';
import { type PromosUpdated, promosUpdated } from '@wattle/domain/promotions';

type WithPromotions = Pick<CheckoutData, 'promotions'>;

export type CheckoutDataParts<T extends WithPromotions> = {
  /** Sends a request; a rejected promise counts as ERROR. */
  readonly send: (request: string, signal: AbortSignal) => Promise<CheckoutDataAnswer<T>>;
  readonly now: () => number;
};

/** Debounce for changed requests: pressing + five times sends one. */
const QUIET_MS = 250;
const MAX_AGE = { maxAgeSeconds: 60 } as const;

export type PromosListener = (event: PromosUpdated) => void;

/** The server's quote, kept in sync with the cart shown [C-4-72 C-4-73 C-4-74]. */
export function createCheckoutDataStore<T extends WithPromotions>({ send, now }: CheckoutDataParts<T>) {
  const listeners = new Set<() => void>();
  const promosListeners = new Set<PromosListener>();
  let load: CheckoutDataLoad<T> = NO_CHECKOUT_DATA;
  let last: WithPromotions | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let underway: AbortController | null = null;

  const show = (next: CheckoutDataLoad<T>): void => {
    if (next === load) return;
    load = next;
    for (const listener of listeners) listener();
  };

  const tellPromotions = (data: T): void => {
    // promotions of the first response are not news
    const event = last && promosUpdated(last.promotions, data.promotions);
    last = data;
    if (event) for (const listener of promosListeners) listener(event);
  };

  const call = async (request: string, sequence: number): Promise<void> => {
    underway = new AbortController();
    const { signal } = underway;
    const answer = await send(request, signal).catch(() => ({ status: 'ERROR' }) as const);
    if (signal.aborted) return;
    show(receiveCheckoutData(load, sequence, answer, now()));
    if (answer.status === 'SUCCESS') tellPromotions(answer.value);
  };

  const request = (wanted: string | null, age: { readonly maxAgeSeconds?: number } = MAX_AGE): void => {
    const step = requestCheckoutData(load, wanted, { nowMs: now(), ...age });
    if (step.abort !== null) underway?.abort();
    show(step.load);
    if (step.send !== null && wanted !== null) void call(wanted, step.send);
  };

  return {
    get: (): CheckoutDataLoad<T> => load,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Called when promotions start or stop applying [C-4-110]. */
    onPromosUpdated(listener: PromosListener): () => void {
      promosListeners.add(listener);
      return () => promosListeners.delete(listener);
    },

    /** Requests a quote for the cart shown; the first request and an empty cart are not debounced. */
    ask(wanted: string | null): void {
      clearTimeout(quiet);
      const isFirst = load.answer === null && !load.isLoading;
      if (isFirst || wanted === null || wanted === load.request) request(wanted);
      else quiet = setTimeout(() => request(wanted), QUIET_MS);
    },

    /** Requests again, however recent the response: it turned out to be outdated. */
    refresh(): void {
      clearTimeout(quiet);
      request(load.request, {});
    },

    /** Cancels pending requests when nothing shows the quote. */
    leave(): void {
      clearTimeout(quiet);
    },
  };
}
