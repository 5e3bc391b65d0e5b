import {
  DECLINE_CAUSES,
  type DeclineCause,
  declineCause,
  PLACE_ORDER_REASONS,
  type PlaceProblem,
  type PlaceProblemCode,
} from '@wattle/domain/order';

const CODES: readonly PlaceProblemCode[] = PLACE_ORDER_REASONS;

/** Passes a problem from the return page to the payment step, in history state rather than in the address. */
export const carryProblem = (
  problem: PlaceProblem,
): { readonly problem: PlaceProblemCode; readonly cause: DeclineCause | null } => ({
  problem: problem.code,
  cause: declineCause(problem),
});

/** Reads it back; null: none, or unknown. */
export function readProblem(state: unknown): PlaceProblem | null {
  const { problem, cause: carried } = Object(state);
  const code = CODES.find((one) => one === problem);
  if (code === undefined) return null;
  const cause = DECLINE_CAUSES.find((one) => one === carried);
  return { code, reasons: cause ? [{ code, params: { cause } }] : [] };
}
