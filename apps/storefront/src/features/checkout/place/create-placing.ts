import { type PlacingFlags, startPlacing } from '@wattle/domain/checkout';
import {
  attemptFor,
  isAttemptOver,
  type OrderAttempt,
  type PlacedAnswer,
  type PlacedDraft,
  type PlaceOrderRequest,
  type PlaceProblem,
  type PlacingOutcome,
  placingOutcome,
  providerTypeOf,
} from '@wattle/domain/order';
import { failed, type Outcome } from '@wattle/domain/results';
import type { KeptAttempt } from '../../../shopper/checkout/kept-attempt.ts';
import type { OpenAttempt } from '../../../shopper/checkout/open-attempt.ts';

export type PlacingParts = {
  readonly send: (
    attempt: OrderAttempt,
    as: {
      readonly isCustomer: boolean /** The key of the attempt that this one comes in place of. */;
      readonly replaces: string | null;
    },
  ) => Promise<Outcome<PlacedAnswer, string>>;
  readonly submitDetails: (orderNumber: string, details: PaymentDetails) => Promise<Outcome<PlacedAnswer, string>>;
  readonly attempts: { get(): KeptAttempt | null; set(kept: KeptAttempt | null): void };
  /** The attempt that all tabs of this browser know of. */
  readonly shared: { get(): OpenAttempt | null; set(open: OpenAttempt | null): void };
  readonly newKey: () => string;
  /** Runs the work unless another tab is placing an order; null: one is. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T | null>;
};

/** What the provider returns after the shopper completes a step there. */
export type PaymentDetails = {
  readonly details: Readonly<Record<string, unknown>>;
  readonly paymentData?: string;
};

/** Result of an attempt, with the order's contents and its key if this browser knows them. */
export type Placed = PlacingOutcome & { readonly draft: PlacedDraft | null; readonly key: string | null };

export type OrderToPlace = {
  readonly request: PlaceOrderRequest;
  readonly draft: PlacedDraft;
  /** What is ordered, in words that can be compared. */
  readonly content: string | null;
  readonly isCustomer: boolean;
  readonly flags: PlacingFlags;
};

/** An unexpected failure while placing an order; rethrown to the caller [C-8-06]. */
export class PlaceOrderError extends Error {
  readonly problem: PlaceProblem;
  constructor(problem: PlaceProblem) {
    super(`The order was not placed: ${problem.code}`);
    this.problem = problem;
  }
}

/** What Adyen's form makes anew each time it is sent. */
const FLEETING = ['checkoutAttemptId', 'sdkData', 'clientStateDataIndicator', 'riskData', 'origin'];

/** Card data is dropped once there is a response; other methods need theirs again on return from a redirect. */
const isResent = (attempt: OrderAttempt): boolean => providerTypeOf(attempt) !== 'scheme';

/**
 * Places orders one at a time. Each attempt has its own idempotency key, kept until there is a response [C-4-91
 * C-4-93].
 */
export function createPlacing({ send, submitDetails, attempts, shared, newKey, alone }: PlacingParts) {
  const listeners = new Set<() => void>();
  let isPlacing = false;

  const show = (placing: boolean): void => {
    isPlacing = placing;
    for (const listener of listeners) listener();
  };

  const close = (): void => {
    attempts.set(null);
    shared.set(null);
  };

  const settle = (outcome: PlacingOutcome, kept: KeptAttempt): Placed => {
    const { result, problem } = outcome;
    const key = shared.get()?.key ?? null;
    if (isAttemptOver(outcome)) close();
    else if (result.status === 'ACTION_REQUIRED') {
      const attempt = kept.attempt && isResent(kept.attempt) ? kept.attempt : null;
      attempts.set({ ...kept, attempt, orderNumber: result.orderNumber });
      const open = shared.get();
      if (open) shared.set({ ...open, orderNumber: result.orderNumber });
    }
    if (result.status === 'ERROR' && problem) throw new PlaceOrderError(problem);
    return { ...outcome, draft: kept.draft, key };
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

  const sendKept = async (kept: KeptAttempt & { attempt: OrderAttempt }, content: string | null): Promise<Placed> => {
    const before = shared.get();
    const { key } = kept.attempt;
    const replaces = before && before.key !== key ? before.key : null;
    attempts.set(kept);
    shared.set({ key, draft: kept.draft, content: content ?? before?.content ?? null, orderNumber: null });
    const { isCustomer } = kept;
    const outcome = placingOutcome(
      await send(kept.attempt, { isCustomer, replaces }).catch(() => failed('UNAVAILABLE')),
    );
    try {
      return settle(outcome, kept);
    } finally {
      // what this one was to replace is the order that there is
      if (outcome.problem?.code === 'OrderAlreadyPlaced') shared.set(before);
    }
  };

  return {
    isPlacing: (): boolean => isPlacing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Sends an order; resends the same one while its result is unknown [C-8-55 C-8-56]. */
    async place({ request, draft, content, isCustomer, flags }: OrderToPlace): Promise<Placed> {
      startPlacing(flags, { isPlacing });
      return run(() => {
        const open = attempts.get();
        const attempt = attemptFor(open?.isCustomer === isCustomer ? open.attempt : null, request, {
          newKey,
          fleeting: FLEETING,
        });
        return sendKept({ attempt, draft, isCustomer, orderNumber: null }, content);
      });
    },

    /** An attempt without a response, such as after a reload; null when there is none. */
    unanswered(): KeptAttempt | null {
      const kept = attempts.get();
      return kept?.attempt && kept.orderNumber === null ? kept : null;
    },

    /** Finds out the result by resending the same request; null: nothing to resume. */
    async resume(): Promise<Placed | null> {
      if (isPlacing) return null;
      const kept = attempts.get();
      if (!kept?.attempt || kept.orderNumber !== null) return null;
      const { attempt } = kept;
      return run(() => sendKept({ ...kept, attempt }, null));
    },

    /** After a provider page, or a step in its form [C-4-90]. */
    async submitDetails(orderNumber: string, details: PaymentDetails): Promise<Placed> {
      const kept = attempts.get();
      const outcome = placingOutcome(await submitDetails(orderNumber, details).catch(() => failed('UNAVAILABLE')));
      const isOurs = kept?.orderNumber === orderNumber;
      // the way back may have led to another tab, which knows of it all the same
      const open = shared.get();
      const isShared = open?.orderNumber === orderNumber;
      if (isAttemptOver(outcome) && isOurs) attempts.set(null);
      if (isAttemptOver(outcome) && isShared) shared.set(null);
      if (outcome.result.status === 'ERROR' && outcome.problem) throw new PlaceOrderError(outcome.problem);
      return { ...outcome, draft: isOurs ? kept.draft : isShared ? open.draft : null, key: isShared ? open.key : null };
    },
  };
}
