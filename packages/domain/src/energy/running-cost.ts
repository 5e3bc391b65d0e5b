import type { EnergyUse } from './energy-label.ts';

/** Typical household electricity price in Australia, GST included. */
export const CENTS_PER_KWH = 33;

/** Running cost: whole dollars per year, or cents per hour at full load. */
export type RunningCost =
  | { readonly per: 'year'; readonly dollars: number; readonly centsPerKwh: number }
  | { readonly per: 'hour'; readonly cents: number; readonly centsPerKwh: number };

/** The "second price tag": electricity cost. */
export function runningCost(use: EnergyUse | null, centsPerKwh = CENTS_PER_KWH): RunningCost | null {
  if (use === null) return null;
  return use.kind === 'year'
    ? { per: 'year', dollars: Math.round((use.kwh * centsPerKwh) / 100), centsPerKwh }
    : { per: 'hour', cents: Math.round(use.kilowatts * centsPerKwh), centsPerKwh };
}
