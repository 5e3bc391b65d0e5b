import type { Goods, LeftCents, Take } from './goods.ts';

/** A line's units not yet used in this lane, and their price. */
export type FreeUnits = { readonly qty: number; readonly cents: number };

/** The state of a cart's lines within one lane. */
export type LaneState = { readonly left: LeftCents; readonly free: readonly FreeUnits[] };

const NO_UNITS: FreeUnits = { qty: 0, cents: 0 };

/** Starts a lane: every unit is free again, at its remaining price. */
export const startLane = ({ lines }: Goods, left: LeftCents): LaneState => ({
  left,
  free: lines.map(({ qty }, index) => ({ qty, cents: left[index] ?? 0 })),
});

export const freeAt = ({ free }: LaneState, index: number): FreeUnits => free[index] ?? NO_UNITS;

/** The price of some free units; rounding never leaves a cent over when all are taken. */
export const costOf = (free: FreeUnits, qty: number): number =>
  qty >= free.qty ? free.cents : Math.floor((free.cents * qty) / free.qty);

/** The free units minus the used ones. */
export const without = (free: FreeUnits, qty: number): FreeUnits =>
  qty >= free.qty ? NO_UNITS : { qty: free.qty - qty, cents: free.cents - costOf(free, qty) };

/** The state after a promotion's discounts; never below zero. */
export function afterTakes(state: LaneState, takes: readonly Take[]): LaneState {
  if (takes.length === 0) return state;
  const left = [...state.left];
  const free = [...state.free];
  for (const { index, qty, cents } of takes) {
    left[index] = Math.max(0, (left[index] ?? 0) - cents);
    free[index] = without(free[index] ?? NO_UNITS, qty);
  }
  return { left, free };
}
