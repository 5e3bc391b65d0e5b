import { addDays } from '../stores/add-days.ts';
import { wallClock } from '../stores/wall-clock.ts';
import type { DeliveryRules, PublicHolidays } from './delivery-rules.ts';
import { addOpenDays, firstOpenDay, laterDay, type OpenDays } from './open-days.ts';
import { STATE_TIME_ZONES } from './state-time-zones.ts';

export type DispatchInput = {
  readonly rules: Pick<DeliveryRules, 'warehouse' | 'supplierLeadDays'>;
  readonly publicHolidays: PublicHolidays;
  readonly hasStockOnHand: boolean;
  /** Seconds since epoch; when unreleased goods arrive. Null: already released. */
  readonly releasedAt: number | null;
  readonly nowSeconds: number;
};

/** Whether an order placed now misses today's dispatch, in warehouse time. */
export function isPastCutOff({ warehouse }: Pick<DeliveryRules, 'warehouse'>, nowSeconds: number): boolean {
  return wallClock(STATE_TIME_ZONES[warehouse.state], nowSeconds * 1000).secondsOfDay >= warehouse.cutOffTime;
}

/** The dispatch day of an order placed now (yyyy-mm-dd, warehouse time); null when nothing is ever dispatched. */
export function dispatchDay(input: DispatchInput): string | null {
  const { rules, publicHolidays, releasedAt, nowSeconds } = input;
  const { state, dispatchWeekdays } = rules.warehouse;
  const dayAt = (seconds: number): string => wallClock(STATE_TIME_ZONES[state], seconds * 1000).date;
  const open: OpenDays = { weekdays: dispatchWeekdays, holidays: publicHolidays[state] ?? [] };

  const today = dayAt(nowSeconds);
  const handled = isPastCutOff(rules, nowSeconds) ? addDays(today, 1) : today;
  // pre-orders ship on release, without the supplier's lead time
  if (releasedAt !== null) return firstOpenDay(laterDay(handled, dayAt(releasedAt)), open);
  const ordered = firstOpenDay(handled, open);
  if (ordered === null || input.hasStockOnHand) return ordered;
  return addOpenDays(ordered, rules.supplierLeadDays, open);
}
