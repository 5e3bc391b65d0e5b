import { PLACE_ORDER_REASONS, type PlaceProblem, type PlaceProblemCode } from '@wattle/domain';

const CODES: readonly PlaceProblemCode[] = PLACE_ORDER_REASONS;

/** What the page that the provider leads back to hands to the payment step; kept beside the address, not in it. */
export const carryProblem = ({ code }: PlaceProblem): { readonly problem: PlaceProblemCode } => ({ problem: code });

/** The same on the other side; null: nothing was carried, or nothing that is known. */
export function readProblem(state: unknown): PlaceProblem | null {
  const { problem } = Object(state);
  const code = CODES.find((one) => one === problem);
  return code === undefined ? null : { code, reasons: [] };
}
