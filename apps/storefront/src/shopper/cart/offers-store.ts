import type { CartOffers, Locality, Outcome } from '@wattle/domain';

export type OffersRequest = {
  readonly promoCodes: readonly string[];
  readonly locality: Pick<Locality, 'postcode' | 'state'> | null;
  /** Who has signed in is told apart by a token and may be offered something else. */
  readonly isCustomer?: boolean;
};

export type OffersAnswer = { readonly request: OffersRequest; readonly offers: CartOffers; readonly atMs: number };

export type OffersState = {
  readonly status: 'unloaded' | 'loading' | 'SUCCESS' | 'ERROR';
  /** The last good one, perhaps of an earlier request; none once the shop did not answer. */
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

/** What the shop offers to a cart with these codes, at this place. A new question cancels the one under way. */
export function createOffersStore({ load, now }: OffersParts) {
  const listeners = new Set<() => void>();
  let state: OffersState = NO_OFFERS;
  let askedKey: string | null = null;
  let underway: AbortController | null = null;
  /** Loaded to see whether a code is any good, and likely to be asked for next. */
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

    /** Asks unless that is being asked, or was answered a short while ago. */
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

    /** What would be offered, without showing it; null when the shop does not say. */
    async tryOut(request: OffersRequest): Promise<CartOffers | null> {
      const outcome = await load(request).catch(() => null);
      if (outcome?.status !== 'SUCCESS') return null;
      tried = { request, offers: outcome.value, atMs: now() };
      return outcome.value;
    },
  };
}
