import {
  type CheckoutData,
  type CheckoutDataAnswer,
  type CheckoutDataLoad,
  NO_CHECKOUT_DATA,
  type PromosUpdated,
  promosUpdated,
  receiveCheckoutData,
  requestCheckoutData,
} from '@wattle/domain';

type WithPromotions = Pick<CheckoutData, 'promotions'>;

export type CheckoutDataParts<T extends WithPromotions> = {
  /** Asks the shop; what is thrown is an ERROR. */
  readonly send: (request: string, signal: AbortSignal) => Promise<CheckoutDataAnswer<T>>;
  readonly now: () => number;
};

/** So long nothing else is asked before a changed request is sent: pressing + five times asks once. */
const QUIET_MS = 250;
const MAX_AGE = { maxAgeSeconds: 60 } as const;

export type PromosListener = (event: PromosUpdated) => void;

/** What the shop says a cart comes to, kept in step with the cart that is shown [C-4-72 C-4-73 C-4-74]. */
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
    // what a page opens with is no news
    const event = last && promosUpdated(last.promotions, data.promotions);
    last = data;
    if (event) for (const listener of promosListeners) listener(event);
  };

  const call = async (request: string, turn: number): Promise<void> => {
    underway = new AbortController();
    const { signal } = underway;
    const answer = await send(request, signal).catch(() => ({ status: 'ERROR' }) as const);
    if (signal.aborted) return;
    show(receiveCheckoutData(load, turn, answer, now()));
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

    /** Hears when promotions begin or cease to apply [C-4-110]. */
    onPromosUpdated(listener: PromosListener): () => void {
      promosListeners.add(listener);
      return () => promosListeners.delete(listener);
    },

    /** The request of the cart that is shown now; the first one, and that of an empty cart, waits for nothing. */
    ask(wanted: string | null): void {
      clearTimeout(quiet);
      const isFirst = load.answer === null && !load.isLoading;
      if (isFirst || wanted === null || wanted === load.request) request(wanted);
      else quiet = setTimeout(() => request(wanted), QUIET_MS);
    },

    /** Asks again, however young the answer is: it turned out to be old. */
    refresh(): void {
      clearTimeout(quiet);
      request(load.request, {});
    },

    /** No longer shown: what is waited for is let go. */
    leave(): void {
      clearTimeout(quiet);
    },
  };
}
