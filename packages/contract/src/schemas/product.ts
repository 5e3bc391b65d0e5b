import {
  DELIVERY_REFUSALS,
  type DeliveryEstimate,
  PRODUCT_EVENTS,
  PRODUCT_STATES,
  type RecommendationAnswer,
  type RecommendationRequest,
  STATES,
} from '@wattle/domain';
import { z } from 'zod';
import { familySchema, productSchema, storeSchema } from './entities.ts';
import { warrantyProductSchema } from './shopper.ts';

const text = z.string();
/** No control signs and no halves of signs: the database takes neither. */
export const plainText = text.min(1).regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text');
const id = plainText.max(100);

/** Ids as they stand in an address, with commas between; each once. */
export const idsInAddress = (max: number) =>
  text
    .max(102 * max)
    .transform((ids) => [...new Set(ids.split(','))].filter((one) => one.trim() !== ''))
    .pipe(z.array(id).min(1).max(max));

export const productPageSchema = z.object({
  product: productSchema,
  family: familySchema,
  /** The repair plans that it offers, shortest first. */
  plans: z.array(warrantyProductSchema),
});

export const deliveryEstimateSchema = z.object({
  label: text,
  price: z.number().nonnegative(),
  firstAvailable: text,
  rangeEnd: text,
  type: z.enum(['storePickup', 'delivery']),
  available: z.boolean(),
}) satisfies z.ZodType<DeliveryEstimate>;

export const deliveryQuerySchema = z.object({
  productIds: idsInAddress(50),
  postcode: text.regex(/^\d{4}$/),
  state: z.enum(STATES),
});

/** For each product that is known either an estimate or why there is none. */
export const deliveryEstimatesSchema = z.object({
  estimates: z.array(
    z.object({
      productId: text,
      estimate: deliveryEstimateSchema.nullable(),
      refusal: z.enum(DELIVERY_REFUSALS).nullable(),
    }),
  ),
});

/** Degrees, as a number or as it stands in an address; nothing there is not 0. */
const degrees = (limit: number) =>
  z
    .union([z.number(), text.regex(/^-?\d{1,3}(\.\d{1,20})?$/).transform(Number)])
    .pipe(z.number().min(-limit).max(limit));

export const pointSchema = z.object({ lat: degrees(90), lng: degrees(180) });

/** The nearest stores in reach, with what they hold of a variant. */
export const productStoresSchema = z.object({
  stores: z.array(
    storeSchema
      .pick({
        id: true,
        erpStoreId: true,
        name: true,
        path: true,
        phone: true,
        timeZone: true,
        weeklyHours: true,
        seasonalHours: true,
      })
      .extend({
        distanceMetres: z.number(),
        qty: z.number().int().nonnegative(),
        /** When it can be collected there; null: not at all. */
        pickup: deliveryEstimateSchema.nullable(),
      }),
  ),
});

const productDetailSchema = z.object({
  product: z.object({ id }),
  quantity: z.number().int().positive().max(10_000).exactOptional(),
});

export const recommendationRequestSchema = z.object({
  filter: text.max(1_000),
  pageSize: z.number().int().min(1).max(50),
  userEvent: z.object({
    eventType: z.enum(PRODUCT_EVENTS),
    visitorId: id,
    productDetails: z.array(productDetailSchema).max(100),
    pageCategories: z.array(text.max(200)).max(20),
  }),
  params: z.record(text.max(100), z.union([text.max(500), z.number(), z.boolean()])),
  additionalAccessField: text.max(100).exactOptional(),
}) satisfies z.ZodType<RecommendationRequest>;

export const recommendationAnswerSchema = z.object({
  attributionToken: text,
  products: z.array(
    z.object({ id: text, state: z.enum(PRODUCT_STATES), soldOut: z.boolean(), hasStockOnHand: z.boolean() }),
  ),
}) satisfies z.ZodType<RecommendationAnswer>;

/** What a shopper did in the browser. What was bought is known from the orders, so nobody tells it here. */
export const productEventsSchema = z.object({
  visitorId: id,
  events: z
    .array(
      z.object({
        type: z.enum(['view', 'add']),
        productIds: z.array(id).min(1).max(100),
        /** Of the recommendation that led here. */
        attributionToken: text.max(500).exactOptional(),
      }),
    )
    .min(1)
    .max(20),
});
