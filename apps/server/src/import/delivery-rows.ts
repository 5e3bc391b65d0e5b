import { atLeastOne, day, dollars, isWholeCents, noRepeats, postcode, timeOfDay } from '@wattle/contract/records';
import type {
  DeliveryRules,
  DeliverySchedule,
  DeliveryService,
  PickupRules,
  PublicHolidays,
} from '@wattle/domain/delivery';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';

const LONGEST_DAYS = 60;
const MOST_EXTRA = 1000;

const name = z.string().regex(/\S/, 'must not be empty').max(100, 'must be 100 characters or fewer');
const days = z.int().min(0, 'must be 0 or more').max(LONGEST_DAYS, `must be ${LONGEST_DAYS} or less`);
const weekday = z.int().min(0, 'must be 0, which is Monday, or more').max(6, 'must be 6, which is Sunday, or less');
const weekdays = z
  .array(weekday)
  .min(1, 'must have a day')
  .check(noRepeats(String, [], 'is there twice'));

const range = z.strictObject({ from: postcode, to: postcode }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  message: 'must not be before from',
});

const service = z
  .strictObject({
    name,
    daysMin: days,
    daysMax: days,
    price: dollars,
    freeFrom: dollars.nullable(),
    deliveryWeekdays: weekdays,
  })
  .refine(({ daysMin, daysMax }) => daysMin <= daysMax, {
    path: ['daysMax'],
    message: 'must not be less than daysMin',
  }) satisfies z.ZodType<DeliveryService>;

const daysAhead = z.int().min(1, 'must be 1 or more').max(LONGEST_DAYS, `must be ${LONGEST_DAYS} or less`);

const scheduledSize = z.strictObject({
  capacityPerDay: atLeastOne,
  capacityPerWindow: atLeastOne.nullable(),
  dayPrices: z
    .array(
      z.strictObject({
        weekday,
        extra: z
          .number()
          .min(-MOST_EXTRA, `must be -${MOST_EXTRA} or more`)
          .max(MOST_EXTRA, `must be ${MOST_EXTRA} or less`)
          .refine(isWholeCents, 'must not have more than two decimals'),
      }),
    )
    .check(noRepeats((one) => String(one.weekday), ['weekday'], 'is there twice')),
});

const window = z.strictObject({ from: timeOfDay, to: timeOfDay }).refine(({ from, to }) => from < to, {
  path: ['to'],
  message: 'must be after from',
});

const schedule = z.strictObject({
  daysAhead,
  windows: z.array(window).check(noRepeats(({ from, to }) => `${from}-${to}`, [], 'is there twice')),
  parcel: scheduledSize.nullable(),
  bigAndBulky: scheduledSize.nullable(),
}) satisfies z.ZodType<DeliverySchedule>;

const pickup = z.strictObject({
  daysAhead,
  capacityPerDay: atLeastOne.nullable(),
  heldDays: days,
}) satisfies z.ZodType<PickupRules>;

const zone = z.strictObject({
  code: name,
  postcodes: z.array(range).min(1, 'must have postcodes'),
  parcel: service.nullable(),
  bigAndBulky: service.nullable(),
  express: service.nullable().exactOptional(),
  schedule: schedule.nullable().exactOptional(),
});

export const deliveryRulesSchema = z.strictObject({
  warehouse: z.strictObject({
    state: z.enum(STATES),
    cutOffTime: timeOfDay,
    dispatchWeekdays: weekdays,
  }),
  supplierLeadDays: days,
  storeTransferDays: days,
  zones: z
    .array(zone)
    .min(1, 'must have a zone')
    .check(noRepeats(({ code }) => code, ['code'], 'is there twice')),
  notServed: z.array(range),
  parcelMaxKg: z.number().positive('must be more than 0').exactOptional(),
  pickup: pickup.exactOptional(),
}) satisfies z.ZodType<DeliveryRules>;

export const publicHolidaysSchema = z.partialRecord(z.enum(STATES), z.array(day)) satisfies z.ZodType<PublicHolidays>;
