import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { addDays } from '../stores/add-days.ts';
import { type WallClock, wallClock } from '../stores/wall-clock.ts';
import { type ArrivalDays, arriveAfter } from './arrive-after.ts';
import { clockTime } from './clock-time.ts';
import { type DayStatus, type DeliveryBooking, type TakenPlaces, zonePlace } from './delivery-booking.ts';
import type { DayPrice, DeliveryWindow, ScheduledSize } from './delivery-rules.ts';
import type { DeliveryRefusal } from './estimate-delivery.ts';
import { isOpenDay } from './open-days.ts';
import { planTruck, type Truck, type TruckInput } from './plan-truck.ts';
import { STATE_TIME_ZONES } from './state-time-zones.ts';

export type DeliveryDaysInput = TruckInput & {
  /** Bookings in the locality's zone. */
  readonly taken: readonly TakenPlaces[];
};

export type WindowState = { readonly from: string; readonly to: string; readonly status: DayStatus };

/** A calendar day at the destination. Its price depends on the weekday and comes with the quote. */
export type DeliveryDay = {
  readonly date: string;
  readonly status: DayStatus;
  readonly windows: readonly WindowState[];
};

export type Arrival = {
  readonly truck: Truck;
  /** The arrival range without a chosen day. */
  readonly standard: ArrivalDays;
  /** Null: not offered there, or not for this cart. */
  readonly express: ArrivalDays | null;
};

export type DeliveryCalendar = Omit<Arrival, 'truck'> & {
  /** From today; empty where no day can be picked. */
  readonly days: readonly DeliveryDay[];
  /** The capacity to book against; null: no day can be picked. */
  readonly places: Omit<DeliveryBooking, 'day' | 'window'> | null;
  /** Weekdays with a surcharge. */
  readonly dayPrices: readonly DayPrice[];
};

/** When a cart arrives without a chosen day. */
export function arrivalDays(input: TruckInput): Success<Arrival> | Rejected<DeliveryRefusal> {
  const planned = planTruck(input);
  if (planned.status !== 'SUCCESS') return planned;
  const { zone, size, service, leaves } = planned.value;
  const standard = arriveAfter(leaves, service, input);
  if (!standard) return rejected({ code: 'DAY_NOT_KNOWN' });
  const express = zone.express && size === 'parcel' ? arriveAfter(leaves, zone.express, input) : null;
  return success({ truck: planned.value, standard, express });
}

/**
 * The delivery calendar of a cart. A day is CLOSED on public holidays and off the service's weekdays, NOT_YET before
 * the last item can arrive, and FULL when it is booked out [C-3-34].
 */
export function deliveryDays(input: DeliveryDaysInput): Success<DeliveryCalendar> | Rejected<DeliveryRefusal> {
  const arrival = arrivalDays(input);
  if (arrival.status !== 'SUCCESS') return arrival;
  const { truck, standard, express } = arrival.value;
  const { zone, size } = truck;
  const scheduled = zone.schedule?.[size] ?? null;
  if (!scheduled) return success({ standard, express, days: [], places: null, dayPrices: [] });
  const { capacityPerDay, capacityPerWindow, dayPrices } = scheduled;
  return success({
    standard,
    express,
    days: listDays(input, truck, scheduled, standard.earliest),
    places: { place: zonePlace(zone.code), size, capacityPerDay, capacityPerWindow },
    dayPrices,
  });
}

function listDays(
  { locality, publicHolidays, nowSeconds, taken }: DeliveryDaysInput,
  { zone, size, service }: Truck,
  scheduled: ScheduledSize,
  earliest: string,
): DeliveryDay[] {
  const now = wallClock(STATE_TIME_ZONES[locality.state], nowSeconds * 1000);
  const open = { weekdays: service.deliveryWeekdays, holidays: publicHolidays[locality.state] ?? [] };
  const { daysAhead = 0, windows = [] } = zone.schedule ?? {};
  return Array.from({ length: daysAhead }, (_, ahead): DeliveryDay => {
    const date = addDays(now.date, ahead);
    if (!isOpenDay(date, open)) return { date, status: 'CLOSED', windows: [] };
    if (date < earliest) return { date, status: 'NOT_YET', windows: [] };
    const used = taken.find((one) => one.day === date && one.size === size);
    const states = windows.map((window) => windowState(window, { date, now, scheduled, used }));
    const isFull = (used?.taken ?? 0) >= scheduled.capacityPerDay;
    return { date, status: isFull ? 'FULL' : statusOf(states), windows: isFull ? [] : states };
  });
}

/** A day takes the best status of its windows. */
function statusOf(windows: readonly WindowState[]): DayStatus {
  if (windows.length === 0 || windows.some(({ status }) => status === 'AVAILABLE')) return 'AVAILABLE';
  return windows.some(({ status }) => status === 'FULL') ? 'FULL' : 'NOT_YET';
}

type DayState = {
  readonly date: string;
  readonly now: WallClock;
  readonly scheduled: ScheduledSize;
  readonly used: TakenPlaces | undefined;
};

function windowState(window: DeliveryWindow, { date, now, scheduled, used }: DayState): WindowState {
  const [from, to] = [clockTime(window.from), clockTime(window.to)];
  const { capacityPerWindow } = scheduled;
  const isFull = capacityPerWindow !== null && (used?.windows[windowId({ from, to })] ?? 0) >= capacityPerWindow;
  // a window that has already started cannot be picked
  const isPast = date === now.date && window.from <= now.secondsOfDay;
  return { from, to, status: isPast ? 'NOT_YET' : isFull ? 'FULL' : 'AVAILABLE' };
}

/** A window's id in a booking. */
export const windowId = ({ from, to }: Pick<WindowState, 'from' | 'to'>): string => `${from}-${to}`;

/** The booking for a day, and for a window if one is picked; null: not available. */
export function bookDelivery(
  { days, places }: DeliveryCalendar,
  date: string,
  window: string | null,
): DeliveryBooking | null {
  const day = days.find((one) => one.date === date);
  if (!places || day?.status !== 'AVAILABLE') return null;
  const isOpen = day.windows.some((one) => windowId(one) === window && one.status === 'AVAILABLE');
  return window === null || isOpen ? { ...places, day: date, window } : null;
}
