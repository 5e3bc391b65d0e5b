import { CART_LINES_MAX, DAY_STATUSES, DELIVERY_REFUSALS, STATES } from '@wattle/domain';
import { z } from 'zod';
import { promoCodes, requestItemSchema } from './cart.ts';
import { storeSchema } from './entities.ts';
import { plainText } from './product.ts';

const text = z.string();
const dollars = z.number().nonnegative();
const day = z.iso.date();
const time = text.regex(/^\d{2}:\d{2}$/);

/** Every line may have a plan, which is an item too. */
const items = z
  .array(requestItemSchema)
  .min(1)
  .max(2 * CART_LINES_MAX);
const status = z.enum(DAY_STATUSES);
const range = z.object({ earliest: day, latest: day, price: dollars });

/** It does not go there, or not as it is. */
const refusedSchema = z.object({ status: z.literal('NOT_AVAILABLE'), refusal: z.enum(DELIVERY_REFUSALS) });

export const deliveryDaysRequestSchema = z.object({
  items,
  locality: z.object({ postcode: text.regex(/^\d{4}$/), state: z.enum(STATES) }),
  /** Prices are what is paid with them. */
  promoCodes: promoCodes.default([]),
});

const deliveryCalendarSchema = z.object({
  status: z.literal('SUCCESS'),
  /** Without a day that is picked. */
  standard: range,
  /** null: not there, or not for what is in the cart. */
  express: range.nullable(),
  /** From today on, in the locality's calendar; none where no day can be picked. */
  days: z.array(
    z.object({
      date: day,
      status,
      /** What the delivery costs on that day, after promotions; null on a day that cannot be had. */
      price: dollars.nullable(),
      windows: z.array(z.object({ from: time, to: time, status })),
    }),
  ),
});

export const deliveryDaysSchema = z.discriminatedUnion('status', [deliveryCalendarSchema, refusedSchema]);

const pickupDaySchema = z.object({
  date: day,
  status,
  /** On the store's clock; null on a day on which nothing is collected. */
  from: time.nullable(),
  until: time.nullable(),
});

export const pickupDaysRequestSchema = z.object({
  items,
  /** As an order names it: the store's `erpStoreId`. */
  storeId: plainText.max(100),
});

const pickupCalendarSchema = z.object({
  status: z.literal('SUCCESS'),
  /** yyyy-mm-ddThh:mm on the store's clock. */
  readyAt: text,
  days: z.array(pickupDaySchema),
  /** How many days an order waits for its shopper. */
  heldDays: z.int().nonnegative(),
});

export const pickupDaysSchema = z.discriminatedUnion('status', [pickupCalendarSchema, refusedSchema]);

export const pickupStoresRequestSchema = z.object({
  items,
  point: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
});

export const pickupStoresSchema = z.object({
  stores: z.array(
    storeSchema
      .pick({
        id: true,
        erpStoreId: true,
        name: true,
        path: true,
        phone: true,
        addressStreetOne: true,
        addressStreetTwo: true,
        addressCity: true,
        addressState: true,
        addressPostcode: true,
        timeZone: true,
        weeklyHours: true,
        seasonalHours: true,
        services: true,
      })
      .extend({
        distanceMetres: z.number(),
        /** Whether what is wanted stands on its shelf: all of it, a part, or none. */
        holds: z.enum(['ALL', 'SOME', 'NONE']),
        /** The variants that stand there in full. */
        variantIds: z.array(text),
        /** When everything can be collected at once; null: on none of the days that are offered. */
        first: z.object({ date: day, from: time }).nullable(),
      }),
  ),
});
