import type { ProductSet } from './promotion.ts';
import { isInSet, type PromotionLine } from './promotion-line.ts';

/** A line on its way through the lanes. */
export type LineState = {
  readonly line: PromotionLine;
  /** What is left to pay for all its units. */
  readonly leftCents: number;
  /** Units that no promotion of this lane has used. */
  readonly freeQty: number;
};

/** Units of one line that a promotion uses, and what it takes off them. */
export type Take = { readonly index: number; readonly qty: number; readonly cents: number };

/** The lines of a cart before any promotion. */
export const startLines = (lines: readonly PromotionLine[]): LineState[] =>
  lines.map((line) => ({ line, leftCents: line.unitCents * line.qty, freeQty: line.qty }));

/** A new lane begins: every unit may be used again, at what is left of its price. */
export const freeAll = (states: readonly LineState[]): LineState[] =>
  states.map((state) => ({ ...state, freeQty: state.line.qty }));

/** What some units of a line cost now; all of them cost all that is left. */
export const costOf = ({ leftCents, line }: LineState, qty: number): number => Math.floor((leftCents * qty) / line.qty);

export const indexesIn = (states: readonly LineState[], set: ProductSet | undefined): number[] =>
  states.flatMap(({ line }, index) => (isInSet(line, set) ? [index] : []));

/** The lines after a promotion took what it takes; never below zero. */
export function afterTakes(states: readonly LineState[], takes: readonly Take[]): LineState[] {
  const next = [...states];
  for (const { index, qty, cents } of takes) {
    const state = next[index];
    if (!state) continue;
    next[index] = {
      ...state,
      leftCents: Math.max(0, state.leftCents - cents),
      freeQty: Math.max(0, state.freeQty - qty),
    };
  }
  return next;
}
