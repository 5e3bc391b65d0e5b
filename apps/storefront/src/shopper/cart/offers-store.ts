import type { CartOffers } from '@wattle/domain/cart';
import type { Outcome } from '@wattle/domain/results';
import type { Locality } from '@wattle/domain/stores';

export type OffersRequest = {
  readonly promoCodes: readonly string[];
  readonly locality: Pick<Locality, 'postcode' | 'state'> | null;
  /** Signed-in customers are identified by token and may get other offers. */
  readonly isCustomer?: boolean;
};

export type OffersAnswer = { readonly request: OffersRequest; readonly offers: CartOffers; readonly atMs: number };

export type OffersState = {
  readonly status: 'unloaded' | 'loading' | 'SUCCESS' | 'ERROR';
  /** The last good response, perhaps to an earlier request; null after a failure. */
  readonly answer: OffersAnswer | null;
};

export type OffersParts = {
  readonly load: (request: OffersRequest, signal?: AbortSignal) => Promise<Outcome<CartOffers, string>>;
  readonly now: () => number;
};

export const NO_OFFERS: OffersState = { status: 'unloaded', answer: null };

const MAX_AGE_MS = 60_000;

const keyOf = (request: OffersRequest): string =>
  JSON.stringify([request.promoCodes, request.locality, request.isCustomer ?? false]);

/** Offers for these codes at this place. A new request cancels the one in progress. */
export function createOffersStore({ load, now }: OffersParts) {
  const listeners = new Set<() => void>();
  let state: OffersState = NO_OFFERS;
  let askedKey: string | null = null;
  let underway: AbortController | null = null;
  /** Loaded to check a code, and likely to be requested next. */
  let tried: OffersAnswer | null = null;

  const show = (next: OffersState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isYoung = (answer: OffersAnswer | null, key: string): answer is OffersAnswer =>
    answer !== null && keyOf(answer.request) === key && now() - answer.atMs < MAX_AGE_MS;

  const send = async (request: OffersRequest): Promise<void> => {
    underway = new AbortController();
    const { signal } = underway;
    show({ ...state, status: 'loading' });
    const outcome = await load(request, signal).catch(() => null);
    if (signal.aborted) return;
    underway = null;
    if (outcome?.status !== 'SUCCESS') show({ status: 'ERROR', answer: null });
    else show({ status: 'SUCCESS', answer: { request, offers: outcome.value, atMs: now() } });
  };

  return {
    get: (): OffersState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Requests unless the same request is in progress or was answered recently. */
    ask(request: OffersRequest): void {
      const key = keyOf(request);
      if (askedKey === key && (underway || isYoung(state.answer, key))) return;
      askedKey = key;
      underway?.abort();
      underway = null;
      const ready = [tried, state.answer].find((answer) => isYoung(answer, key));
      if (ready) show({ status: 'SUCCESS', answer: ready });
      else void send(request);
    },

    /** Offers for a trial request, without showing them; null when the server does not answer. */
    async tryOut(request: OffersRequest): Promise<CartOffers | null> {
      const outcome = await load(request).catch(() => null);
      if (outcome?.status !== 'SUCCESS') return null;
      tried = { request, offers: outcome.value, atMs: now() };
      return outcome.value;
    },
  };
}
