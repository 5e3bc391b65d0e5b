import { addDays } from '../stores/add-days.ts';
import type { Locality } from '../stores/store.ts';
import { wallClock } from '../stores/wall-clock.ts';
import type { DeliveryRules, DeliveryService, PublicHolidays } from './delivery-rules.ts';
import { isPastCutOff } from './dispatch-day.ts';
import { addOpenDays, firstOpenDay, laterDay, MONDAY_TO_FRIDAY } from './open-days.ts';
import { STATE_TIME_ZONES } from './state-time-zones.ts';

/** yyyy-mm-dd, in the locality's time zone. */
export type ArrivalDays = { readonly earliest: string; readonly latest: string };

export type ArrivalInput = {
  readonly locality: Pick<Locality, 'state'>;
  readonly rules: Pick<DeliveryRules, 'warehouse'>;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
};

/** The arrival range of goods dispatched on a day; null when the service never delivers. */
export function arriveAfter(
  left: string,
  service: DeliveryService,
  { locality, rules, publicHolidays, nowSeconds }: ArrivalInput,
): ArrivalDays | null {
  const today = wallClock(STATE_TIME_ZONES[locality.state], nowSeconds * 1000).date;
  // the locality's date can be a day ahead of the warehouse's
  const floor = isPastCutOff(rules, nowSeconds) ? addDays(today, 1) : today;
  const holidays = publicHolidays[locality.state] ?? [];
  const travelWeekdays = [...MONDAY_TO_FRIDAY, ...service.deliveryWeekdays];
  const arrival = (transitDays: number): string | null => {
    const there = addOpenDays(left, transitDays, { weekdays: travelWeekdays, holidays });
    return there && firstOpenDay(laterDay(there, floor), { weekdays: service.deliveryWeekdays, holidays });
  };
  const earliest = arrival(service.daysMin);
  const latest = arrival(Math.max(service.daysMin, service.daysMax));
  return earliest && latest ? { earliest, latest } : null;
}
