import type { Goods, LeftCents, Take } from './goods.ts';

/** The units of a line that no promotion of this lane has used, and what they cost. */
export type FreeUnits = { readonly qty: number; readonly cents: number };

/** The lines of a cart on their way through one lane. */
export type LaneState = { readonly left: LeftCents; readonly free: readonly FreeUnits[] };

const NO_UNITS: FreeUnits = { qty: 0, cents: 0 };

/** A new lane begins: every unit may be used again, at what is left of its price. */
export const startLane = ({ lines }: Goods, left: LeftCents): LaneState => ({
  left,
  free: lines.map(({ qty }, index) => ({ qty, cents: left[index] ?? 0 })),
});

export const freeAt = ({ free }: LaneState, index: number): FreeUnits => free[index] ?? NO_UNITS;

/** What some of the free units cost; all of them cost all that is left of them. */
export const costOf = (free: FreeUnits, qty: number): number =>
  qty >= free.qty ? free.cents : Math.floor((free.cents * qty) / free.qty);

/** The free units without those that were used. */
export const without = (free: FreeUnits, qty: number): FreeUnits =>
  qty >= free.qty ? NO_UNITS : { qty: free.qty - qty, cents: free.cents - costOf(free, qty) };

/** The lines after a promotion took what it takes; never below zero. */
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
