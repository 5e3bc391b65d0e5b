import type {
  DeliveryRules,
  DeliverySchedule,
  DeliveryService,
  DeliveryZone,
  PostcodeRange,
  PublicHolidays,
} from '@wattle/domain/delivery';
import { STATES } from '@wattle/domain/stores';
import { readRows } from '../read-rows.ts';
import { listPublicHolidays } from '../stores/public-holidays.ts';

type Days = readonly [min: number, max: number];
type ZoneRow = {
  readonly code: string;
  readonly area: keyof typeof AREAS;
  /** Postcodes and ranges: `3000-3207 3335`. */
  readonly postcodes: string;
  readonly parcelDays: Days;
  /** Without these, parcels only: islands, and stations at the end of long unsealed roads. */
  readonly largeDays?: Days;
  readonly largePrice?: number;
};

const HOUR = 3600;
/** Monday is 0. */
const WORKING_DAYS = [0, 1, 2, 3, 4];

/** When trucks come, what a parcel costs, and how many parcels and trucks' loads a day takes. */
const AREAS = {
  metropolitan: { truckDays: [...WORKING_DAYS, 5], parcelPrice: 9, daily: { parcels: 200, loads: 60 }, express: true },
  regional: { truckDays: [1, 3], parcelPrice: 9, daily: { parcels: 60, loads: 15 }, express: false },
  remote: { truckDays: [2], parcelPrice: 19.95, daily: null, express: false },
} as const;

/** Specific areas before broad ones: the first zone that contains a postcode wins. The further, the slower and dearer. */
const ZONES = readRows<ZoneRow>(new URL('./zones.jsonl', import.meta.url));

/** Lord Howe, Norfolk, Christmas and Cocos islands; Macquarie Island and Antarctica. */
const NOT_SERVED = '2898-2899 6798-6799 7151';

const toRanges = (postcodes: string): PostcodeRange[] =>
  postcodes.split(' ').map((part) => {
    const [from = part, to = from] = part.split('-');
    return { from, to };
  });

const service = (name: string, [daysMin, daysMax]: Days, price: number, days: readonly number[]): DeliveryService => ({
  ...{ name, daysMin, daysMax, price },
  freeFrom: name === 'Parcel' ? 99 : null,
  deliveryWeekdays: days,
});

/** Bulky deliveries cost less midweek, when trucks are empty, and more on Saturdays, when everyone is home. */
const schedule = ({ parcels, loads }: { parcels: number; loads: number }): DeliverySchedule => ({
  daysAhead: 21,
  windows: [7, 8, 10, 12, 14].map((hour) => ({ from: hour * HOUR, to: (hour + 2) * HOUR })),
  parcel: { capacityPerDay: parcels, capacityPerWindow: null, dayPrices: [] },
  bigAndBulky: {
    capacityPerDay: loads,
    capacityPerWindow: Math.ceil(loads / 3),
    dayPrices: [
      { weekday: 2, extra: -20 },
      { weekday: 3, extra: -20 },
      { weekday: 5, extra: 20 },
    ],
  },
});

function toZone({ code, area, postcodes, parcelDays, largeDays, largePrice = 0 }: ZoneRow): DeliveryZone {
  const { truckDays, parcelPrice, daily, express } = AREAS[area];
  const [daysMin] = parcelDays;
  const faster: Days = [Math.max(0, daysMin - 1), daysMin];
  return {
    code,
    postcodes: toRanges(postcodes),
    parcel: service('Parcel', parcelDays, parcelPrice, WORKING_DAYS),
    bigAndBulky: largeDays ? service(`Large item, ${area}`, largeDays, largePrice, truckDays) : null,
    ...(express && { express: service('Express parcel', faster, 19, WORKING_DAYS) }),
    ...(daily && { schedule: schedule(daily) }),
  };
}

const RULES: DeliveryRules = {
  warehouse: { state: 'VIC', cutOffTime: 14 * HOUR, dispatchWeekdays: WORKING_DAYS },
  supplierLeadDays: 5,
  storeTransferDays: 3,
  zones: ZONES.map(toZone),
  notServed: toRanges(NOT_SERVED),
  parcelMaxKg: 22,
  pickup: { daysAhead: 21, capacityPerDay: 40, heldDays: 7 },
};

const holidaysFrom = (year: number): PublicHolidays =>
  Object.fromEntries(
    STATES.map((state) => [
      state,
      [year, year + 1].flatMap((each) => listPublicHolidays(state, each).map(({ date }) => date)),
    ]),
  );

/** The demo shop's delivery settings, with public holidays of this year and the next. */
export const generateDeliverySettings = ({ now }: { now: number }) => ({
  'delivery-rules': RULES,
  'public-holidays': holidaysFrom(new Date(now * 1000).getUTCFullYear()),
});
