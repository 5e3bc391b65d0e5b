import {
  attemptFor,
  failed,
  isAttemptOver,
  type OrderAttempt,
  type Outcome,
  type PlacedAnswer,
  type PlacedDraft,
  type PlaceOrderRequest,
  type PlaceProblem,
  type PlacingFlags,
  type PlacingOutcome,
  placingOutcome,
  providerTypeOf,
  startPlacing,
} from '@wattle/domain';
import type { KeptAttempt } from '../../../shopper/checkout/kept-attempt.ts';

export type PlacingParts = {
  readonly send: (
    attempt: OrderAttempt,
    as: { readonly isCustomer: boolean },
  ) => Promise<Outcome<PlacedAnswer, string>>;
  readonly submitDetails: (orderNumber: string, details: PaymentDetails) => Promise<Outcome<PlacedAnswer, string>>;
  readonly attempts: { get(): KeptAttempt | null; set(kept: KeptAttempt | null): void };
  readonly newKey: () => string;
  /** Does the work while no other tab does the like; null: one is at it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T | null>;
};

/** What the provider's page or form hands over after the shopper did something there. */
export type PaymentDetails = {
  readonly details: Readonly<Record<string, unknown>>;
  readonly paymentData?: string;
};

/** What came of an attempt, with what was ordered by it, if this tab knows. */
export type Placed = PlacingOutcome & { readonly draft: PlacedDraft | null };

export type OrderToPlace = {
  readonly request: PlaceOrderRequest;
  readonly draft: PlacedDraft;
  readonly isCustomer: boolean;
  readonly flags: PlacingFlags;
};

/** An order that could not be placed and is no declared result of it: thrown again for who asked [C-8-06]. */
export class PlaceOrderError extends Error {
  readonly problem: PlaceProblem;
  constructor(problem: PlaceProblem) {
    super(`The order was not placed: ${problem.code}`);
    this.problem = problem;
  }
}

/** The data of the form is kept no longer than until there is an answer; of a page to go to it is needed for the way back. */
const isResent = (attempt: OrderAttempt): boolean => providerTypeOf(attempt) !== 'scheme';

/** Places orders: one at a time, each attempt with a key of its own that stays until there is an answer [C-4-91 C-4-93]. */
export function createPlacing({ send, submitDetails, attempts, newKey, alone }: PlacingParts) {
  const listeners = new Set<() => void>();
  let isPlacing = false;

  const show = (placing: boolean): void => {
    isPlacing = placing;
    for (const listener of listeners) listener();
  };

  const settle = (outcome: PlacingOutcome, kept: KeptAttempt): Placed => {
    const { result, problem } = outcome;
    if (isAttemptOver(outcome)) attempts.set(null);
    else if (result.status === 'ADYEN_ACTION_REQUIRED') {
      const attempt = kept.attempt && isResent(kept.attempt) ? kept.attempt : null;
      attempts.set({ ...kept, attempt, orderNumber: result.orderNumber });
    }
    if (result.status === 'ERROR' && problem) throw new PlaceOrderError(problem);
    return { ...outcome, draft: kept.draft };
  };

  const run = async (work: () => Promise<Placed>): Promise<Placed> => {
    show(true);
    try {
      const outcome = await alone(work);
      if (outcome) return outcome;
      throw new PlaceOrderError({ code: 'PLACING_ELSEWHERE', reasons: [] });
    } finally {
      show(false);
    }
  };

  const sendKept = async (kept: KeptAttempt & { attempt: OrderAttempt }): Promise<Placed> => {
    attempts.set(kept);
    const outcome = await send(kept.attempt, kept).catch(() => failed('UNAVAILABLE'));
    return settle(placingOutcome(outcome), kept);
  };

  return {
    isPlacing: (): boolean => isPlacing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Sends an order; the same one again while it is not known what became of it [C-8-55 C-8-56]. */
    async place({ request, draft, isCustomer, flags }: OrderToPlace): Promise<Placed> {
      startPlacing(flags, { isPlacing });
      return run(() => {
        const open = attempts.get();
        const attempt = attemptFor(open?.isCustomer === isCustomer ? open.attempt : null, request, newKey);
        return sendKept({ attempt, draft, isCustomer, orderNumber: null });
      });
    },

    /** An attempt whose answer never came, as after a reload; null: there is none. */
    unanswered(): KeptAttempt | null {
      const kept = attempts.get();
      return kept?.attempt && kept.orderNumber === null ? kept : null;
    },

    /** Finds out what became of it, by sending the very same again; null: there is nothing to find out. */
    async resume(): Promise<Placed | null> {
      if (isPlacing) return null;
      const kept = attempts.get();
      if (!kept?.attempt || kept.orderNumber !== null) return null;
      const { attempt } = kept;
      return run(() => sendKept({ ...kept, attempt }));
    },

    /** After a page of the provider, or a step in its form [C-4-90]. */
    async submitDetails(orderNumber: string, details: PaymentDetails): Promise<Placed> {
      const kept = attempts.get();
      const outcome = placingOutcome(await submitDetails(orderNumber, details).catch(() => failed('UNAVAILABLE')));
      const isOurs = kept?.orderNumber === orderNumber;
      if (isAttemptOver(outcome) && isOurs) attempts.set(null);
      if (outcome.result.status === 'ERROR' && outcome.problem) throw new PlaceOrderError(outcome.problem);
      return { ...outcome, draft: isOurs ? kept.draft : null };
    },
  };
}
