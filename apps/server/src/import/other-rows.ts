import {
  badgeSchema,
  count,
  id,
  isTimeZone,
  localitySchema,
  plainText,
  postcode,
  storeSchema,
  voucherRecordSchema,
} from '@wattle/contract/records';
import { z } from 'zod';
import { pathUnder } from './path-under.ts';

export const badgeRow = badgeSchema.strict();
const PIN_HASH = /^scrypt:\d{4,6}:[\w-]{22}:[\w-]{43}$/;

/** A sold gift card: with its PIN, or with the hash of it that an export wrote. */
export const voucherRow = voucherRecordSchema
  .extend({ pin: id.exactOptional(), pinHash: plainText.regex(PIN_HASH, 'must be from an export').exactOptional() })
  .strict()
  .refine(({ pin, pinHash }) => (pin === undefined) !== (pinHash === undefined), {
    path: ['pin'],
    message: 'must be there, or else pinHash',
  });

const place = plainText.max(100, 'must be 100 characters or fewer');

/** A suburb that the shop delivers to and finds stores near. Its name is made when it is not given. */
export const localityRow = localitySchema
  .extend({
    suburb: place,
    postcode,
    name: place.exactOptional(),
    location: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  })
  .strict()
  .transform((row) => ({ ...row, name: row.name ?? `${row.suburb} ${row.state} ${row.postcode}` }));

const { timeZone, weeklyHours } = storeSchema.shape;
export const storeRow = storeSchema
  .extend({
    path: pathUnder('stores'),
    timeZone: timeZone.refine(isTimeZone, 'must be a time zone like Australia/Perth'),
    weeklyHours: weeklyHours.length(7, 'must have seven days, Monday first'),
  })
  .strict();

const ON_HAND =
  'Units on the shelf now, with those that orders hold and those that were sold and have not left. The shop takes these off: the rest can be sold.';

/** Stock of the whole shop, or of one store if the row names one. */
export const stockRow = z
  .strictObject({
    variantId: id,
    qty: count.describe(ON_HAND),
    hasStockOnHand: z.boolean().exactOptional(),
    storeId: id.exactOptional(),
  })
  .refine(({ hasStockOnHand, storeId }) => (hasStockOnHand === undefined) !== (storeId === undefined), {
    path: ['hasStockOnHand'],
    message: 'must be there, or else storeId',
  });
