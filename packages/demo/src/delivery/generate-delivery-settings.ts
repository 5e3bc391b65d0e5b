import type {
  DeliveryRules,
  DeliverySchedule,
  DeliveryService,
  DeliveryZone,
  PublicHolidays,
} from '@wattle/domain/delivery';
import { STATES } from '@wattle/domain/stores';
import { listPublicHolidays } from '../stores/public-holidays.ts';
import { METRO, NOT_SERVED, PARCELS_ONLY, REGIONAL, REMOTE } from './delivery-areas.ts';

type Days = readonly [min: number, max: number];

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5];
const WORKING_DAYS = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY];

const parcel = ([daysMin, daysMax]: Days, price = 9): DeliveryService => ({
  name: 'Parcel',
  daysMin,
  daysMax,
  price,
  freeFrom: 99,
  deliveryWeekdays: WORKING_DAYS,
});

const large = (area: string, [daysMin, daysMax]: Days, price: number, days: readonly number[]): DeliveryService => ({
  name: `Large item, ${area}`,
  daysMin,
  daysMax,
  price,
  freeFrom: null,
  deliveryWeekdays: days,
});

/** A day faster than standard; same day in the warehouse's city. */
const express = ([daysMin]: Days): DeliveryService => ({
  name: 'Express parcel',
  daysMin: Math.max(0, daysMin - 1),
  daysMax: daysMin,
  price: 19,
  freeFrom: null,
  deliveryWeekdays: WORKING_DAYS,
});

const HOUR = 3600;
const WINDOWS = [7, 8, 10, 12, 14].map((hour) => ({ from: hour * HOUR, to: (hour + 2) * HOUR }));

/** Bulky deliveries cost less midweek, when trucks are empty, and more on Saturdays, when everyone is home. */
const schedule = (parcels: number, trucks: number): DeliverySchedule => ({
  daysAhead: 21,
  windows: WINDOWS,
  parcel: { capacityPerDay: parcels, capacityPerWindow: null, dayPrices: [] },
  bigAndBulky: {
    capacityPerDay: trucks,
    capacityPerWindow: Math.ceil(trucks / 3),
    dayPrices: [
      { weekday: WEDNESDAY, extra: -20 },
      { weekday: THURSDAY, extra: -20 },
      { weekday: SATURDAY, extra: 20 },
    ],
  },
});

type Row<Key> = readonly [state: Key, parcelDays: Days, largeDays: Days, largePrice: number];

/** Slower and more expensive the further from the Melbourne warehouse. */
const METRO_ROWS: readonly Row<keyof typeof METRO>[] = [
  ['VIC', [1, 2], [1, 3], 69],
  ['NSW', [2, 3], [2, 5], 69],
  ['ACT', [2, 3], [2, 5], 79],
  ['SA', [2, 3], [2, 5], 79],
  ['QLD', [2, 4], [3, 6], 79],
  ['TAS', [2, 4], [4, 7], 89],
  ['WA', [3, 5], [5, 8], 89],
  ['NT', [4, 5], [7, 10], 129],
];

const REGIONAL_ROWS: readonly Row<keyof typeof REGIONAL>[] = [
  ['VIC', [2, 3], [3, 6], 99],
  ['NSW', [3, 4], [4, 8], 119],
  ['SA', [3, 4], [4, 8], 119],
  ['QLD', [3, 5], [6, 10], 129],
  ['TAS', [3, 5], [5, 9], 119],
  ['WA', [4, 5], [8, 12], 149],
  ['NT', [4, 5], [9, 14], 169],
];

const metro = ([state, parcelDays, largeDays, price]: Row<keyof typeof METRO>): DeliveryZone => ({
  code: `metro-${state.toLowerCase()}`,
  postcodes: METRO[state],
  parcel: parcel(parcelDays),
  bigAndBulky: large('metropolitan', largeDays, price, [...WORKING_DAYS, SATURDAY]),
  express: express(parcelDays),
  schedule: schedule(200, 60),
});

const regional = ([state, parcelDays, largeDays, price]: Row<keyof typeof REGIONAL>): DeliveryZone => ({
  code: `regional-${state.toLowerCase()}`,
  postcodes: REGIONAL[state],
  parcel: parcel(parcelDays),
  bigAndBulky: large('regional', largeDays, price, [TUESDAY, THURSDAY]),
  schedule: schedule(60, 15),
});

const REMOTE_PARCEL = parcel([6, 9], 19.95);

/** Specific areas before broad ones: the first zone that contains a postcode wins. */
const RULES: DeliveryRules = {
  warehouse: { state: 'VIC', cutOffTime: 14 * 3600, dispatchWeekdays: WORKING_DAYS },
  supplierLeadDays: 5,
  storeTransferDays: 3,
  zones: [
    { code: 'parcels-only', postcodes: PARCELS_ONLY, parcel: REMOTE_PARCEL, bigAndBulky: null },
    {
      code: 'remote',
      postcodes: REMOTE,
      parcel: REMOTE_PARCEL,
      bigAndBulky: large('remote', [10, 15], 189, [WEDNESDAY]),
    },
    ...METRO_ROWS.map(metro),
    ...REGIONAL_ROWS.map(regional),
  ],
  notServed: NOT_SERVED,
  parcelMaxKg: 22,
  pickup: { daysAhead: 21, capacityPerDay: 40, heldDays: 7 },
};

function holidaysFrom(year: number): PublicHolidays {
  const dates = STATES.map((state) => [
    state,
    [year, year + 1].flatMap((each) => listPublicHolidays(state, each).map(({ date }) => date)),
  ]);
  return Object.fromEntries(dates);
}

/** The demo shop's delivery settings, with public holidays of this year and the next. */
export const generateDeliverySettings = ({ now }: { now: number }) => ({
  'delivery-rules': RULES,
  'public-holidays': holidaysFrom(new Date(now * 1000).getUTCFullYear()),
});
