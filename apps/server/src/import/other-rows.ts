import { BADGE_LEVELS, type Badge, STATES, type Store, type VoucherRecord } from '@wattle/domain';
import { z } from 'zod';
import { day, dollars, id, images, noRepeats, pathUnder, text, timeOfDay } from './fields.ts';

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const moment = text.refine((value) => value === '' || isMoment(value), 'must be an ISO date and time, or empty');

export const badgeRow = z.strictObject({
  id,
  level: z.enum(BADGE_LEVELS),
  title: text,
  icon: text,
  textColour: text,
  backgroundColourPrimary: text,
  backgroundColourSecondary: text,
  badgeGroupId: text,
  link: text,
  contentDisplay: text,
  timeFrom: moment,
  timeTo: moment,
}) satisfies z.ZodType<Badge>;

export const voucherRow = z.strictObject({
  code: id,
  pin: id,
  expires: day,
  amountRemaining: dollars,
  suspended: z.boolean(),
}) satisfies z.ZodType<VoucherRecord>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};
const isForward = ({ openTime, closeTime }: { openTime: number; closeTime: number }): boolean => openTime <= closeTime;
const backward = { path: ['closeTime'], message: 'must not be before openTime' };

export const storeRow = z.strictObject({
  id,
  erpStoreId: id,
  name: id,
  path: pathUnder('stores'),
  images,
  addressStreetOne: text,
  addressStreetTwo: text,
  addressCity: text,
  addressState: z.enum(STATES),
  addressPostcode: z.string().regex(/^\d{4}$/, 'must be four digits'),
  phone: text,
  timeZone: text.refine(isTimeZone, 'must be a time zone like Australia/Perth'),
  weeklyHours: z
    .array(z.strictObject({ openTime: timeOfDay, closeTime: timeOfDay }).refine(isForward, backward).nullable())
    .length(7, 'must have seven days, Monday first'),
  seasonalHours: z
    .array(
      z.strictObject({ date: day, openTime: timeOfDay, closeTime: timeOfDay, note: text }).refine(isForward, backward),
    )
    .check(noRepeats(({ date }) => date, ['date'], 'is there twice')),
  services: z.array(text),
  description: text,
  _geoloc: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  visibleIn: z.strictObject({ index: z.boolean() }),
}) satisfies z.ZodType<Store>;

/** What is on the shelf: of the whole shop, or of one store when it names one. */
export const stockRow = z
  .strictObject({
    variantId: id,
    qty: z.int().nonnegative('must be 0 or more'),
    hasStockOnHand: z.boolean().exactOptional(),
    storeId: id.exactOptional(),
  })
  .refine(({ hasStockOnHand, storeId }) => (hasStockOnHand === undefined) !== (storeId === undefined), {
    path: ['hasStockOnHand'],
    message: 'must be there, or else storeId',
  });
