import { CART_LINES_MAX } from '@wattle/domain/cart';
import { DAY_STATUSES, DELIVERY_REFUSALS, ON_SITE_SERVICES } from '@wattle/domain/delivery';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { requestItemSchema } from './cart.ts';
import { day, dollars, id, postcode, promoCodes, text } from './fields.ts';
import { pointSchema } from './product.ts';
import { storeSchema } from './records/store.ts';

const time = text.regex(/^\d{2}:\d{2}$/);

/** Every line may have a repair plan, which counts as an item. */
const items = z
  .array(requestItemSchema)
  .min(1)
  .max(2 * CART_LINES_MAX);
const status = z.enum(DAY_STATUSES);
const range = z.object({ earliest: day, latest: day, price: dollars });

/** Not deliverable there, or not as ordered. */
const refusedSchema = z.object({ status: z.literal('NOT_AVAILABLE'), refusal: z.enum(DELIVERY_REFUSALS) });

export const deliveryDaysRequestSchema = z.object({
  items,
  locality: z.object({ postcode, state: z.enum(STATES) }),
  /** Prices include the discounts of these codes. */
  promoCodes: promoCodes.default([]),
});

const deliveryCalendarSchema = z.object({
  status: z.literal('SUCCESS'),
  /** Delivery without a chosen day. */
  standard: range,
  /** null: not offered there, or not for this cart. */
  express: range.nullable(),
  /** From today in the destination's time zone; empty where no day can be picked. */
  days: z.array(
    z.object({
      date: day,
      status,
      /** The delivery price on that day after promotions; null when the day is not available. */
      price: dollars.nullable(),
      windows: z.array(z.object({ from: time, to: time, status })),
    }),
  ),
  /** What the crew can do at the door for products of the cart; dollars a unit. */
  services: z.array(z.object({ productId: text, code: z.enum(ON_SITE_SERVICES), price: dollars, detail: text })),
});

export const deliveryDaysSchema = z.discriminatedUnion('status', [deliveryCalendarSchema, refusedSchema]);

const pickupDaySchema = z.object({
  date: day,
  status,
  /** Store time; null on a day without pickup. */
  from: time.nullable(),
  until: time.nullable(),
});

export const pickupDaysRequestSchema = z.object({
  items,
  /** The store id used in orders: the store's `erpStoreId`. */
  storeId: id,
});

const pickupCalendarSchema = z.object({
  status: z.literal('SUCCESS'),
  /** yyyy-mm-ddThh:mm in store time. */
  readyAt: text,
  days: z.array(pickupDaySchema),
  /** How many days the store holds an order for pickup. */
  heldDays: z.int().nonnegative(),
});

export const pickupDaysSchema = z.discriminatedUnion('status', [pickupCalendarSchema, refusedSchema]);

export const pickupStoresRequestSchema = z.object({
  items,
  point: pointSchema,
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
        /** How much of the request the store has in stock. */
        holds: z.enum(['ALL', 'SOME', 'NONE']),
        /** The variants in stock there in full. */
        variantIds: z.array(text),
        /** When everything can be collected at once; null: on none of the offered days. */
        first: z.object({ date: day, from: time }).nullable(),
      }),
  ),
});
