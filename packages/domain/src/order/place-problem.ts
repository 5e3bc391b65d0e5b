import type { Outcome, Reason } from '../results/outcome.ts';
import {
  DECLINE_CAUSES,
  type DeclineCause,
  PLACE_ORDER_REASONS,
  type PlacedAnswer,
  type PlaceOrderReason,
} from './place-order-reason.ts';
import { type PlaceOrderResult, resultOfAnswer, resultOfErrorCode } from './place-order-result.ts';

/** Why an order is not placed, for who tells the shopper. */
export type PlaceProblemCode =
  | PlaceOrderReason
  /** Who has signed in is not known any more. */
  | 'ACCOUNT_NOT_AUTHENTICATED'
  /** What was sent cannot be an order. */
  | 'MISSING_DATA'
  /** Another tab of this browser is placing the order. */
  | 'PLACING_ELSEWHERE'
  /** Nobody knows yet whether it was placed: asking again with the same key tells. */
  | 'NO_ANSWER';

export type PlaceProblem = {
  readonly code: PlaceProblemCode;
  readonly reasons: readonly Reason<string>[];
};

/** What came of placing: the result, and with everything but a success what to tell [C-4-84 … C-4-90 C-8-01 … C-8-06]. */
export type PlacingOutcome = { readonly result: PlaceOrderResult; readonly problem: PlaceProblem | null };

export function placingOutcome(outcome: Outcome<PlacedAnswer, string>): PlacingOutcome {
  if (outcome.status === 'SUCCESS') {
    const result = resultOfAnswer(outcome.value);
    return { result, problem: result.status === 'ERROR' ? { code: 'NO_ANSWER', reasons: [] } : null };
  }
  const reasons = outcome.status === 'REJECTED' ? outcome.reasons : [];
  const [first] = reasons;
  return { result: resultOfErrorCode(first?.code), problem: { code: codeOf(first), reasons } };
}

const KNOWN: readonly string[] = [...PLACE_ORDER_REASONS, 'ACCOUNT_NOT_AUTHENTICATED', 'MISSING_DATA'];

function codeOf(reason: Reason<string> | undefined): PlaceProblemCode {
  if (!reason) return 'NO_ANSWER';
  return KNOWN.includes(reason.code) ? (reason.code as PlaceProblemCode) : 'MISSING_DATA';
}

/** Whether an attempt is over: it was answered, and its key is not to be used again. */
export const isAttemptOver = ({ result, problem }: PlacingOutcome): boolean =>
  result.status !== 'ACTION_REQUIRED' && !(problem && LEAVES_OPEN.includes(problem.code));

const LEAVES_OPEN: readonly PlaceProblemCode[] = ['NO_ANSWER', 'PaymentDetailsInvalid'];

/** What the shopper can mend about a payment that was refused, where the provider said it. */
export const declineCause = ({ reasons }: PlaceProblem): DeclineCause | null =>
  DECLINE_CAUSES.find((cause) => reasons.some(({ params }) => params?.cause === cause)) ?? null;

/** The variants that there are too few of, with how many there are, as a refusal for want of stock says it. */
export function shortVariants({ reasons }: PlaceProblem): readonly { variantId: string; stockQty: number }[] {
  return reasons.flatMap(({ code, params }) => {
    if (code !== 'InsufficientStock' || params?.variantId === undefined) return [];
    return [{ variantId: String(params.variantId), stockQty: Number(params.stockQty ?? 0) }];
  });
}
