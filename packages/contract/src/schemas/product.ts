import { PRODUCT_STATES, STOCK_CODES, type TwinChoices } from '@wattle/domain/catalogue';
import type { DeliveryEstimate } from '@wattle/domain/checkout';
import { DELIVERY_REFUSALS } from '@wattle/domain/delivery';
import { PRODUCT_EVENTS, type RecommendationAnswer, type RecommendationRequest } from '@wattle/domain/recommendations';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { count, dollars, id, inAddress, MAX, path, postcode, seconds, text, upTo } from './fields.ts';
import { familySchema } from './records/family.ts';
import { imageSchema } from './records/image.ts';
import { productSchema } from './records/product.ts';
import { schemaOf } from './records/schema-of.ts';
import { storeSchema } from './records/store.ts';
import { warrantyProductSchema } from './records/warranty.ts';

/** What is between two commas. */
const idInList = text.max(MAX.id, upTo(MAX.id)).regex(/^[^\p{Cc}\p{Cs},\s][^\p{Cc}\p{Cs},]*$/u, 'must be plain text');

/** Comma-separated ids from a URL, without duplicates. */
export const idsInAddress = (max: number) =>
  text
    .max((MAX.id + 2) * max)
    .transform((ids) => [...new Set(ids.split(',').map((one) => one.trim()))].filter(Boolean))
    .pipe(z.array(idInList).min(1).max(max));

const twinChoicesSchema = schemaOf<TwinChoices>()(
  z.object({
    kind: text,
    choices: z.array(
      z.object({
        id,
        path,
        name: text,
        image: imageSchema.nullable(),
        price: dollars,
        stock: z.object({ code: z.enum(STOCK_CODES), at: seconds.nullable() }).nullable(),
      }),
    ),
  }),
);

export const productPageSchema = z.object({
  product: productSchema,
  family: familySchema,
  /** The repair plans on offer, shortest first. */
  plans: z.array(warrantyProductSchema),
  /** The same model in other finishes, this one among them. */
  twins: twinChoicesSchema.nullable(),
});

export const deliveryEstimateSchema = z.object({
  label: text,
  price: dollars,
  firstAvailable: text,
  rangeEnd: text,
  type: z.enum(['storePickup', 'delivery']),
  available: z.boolean(),
}) satisfies z.ZodType<DeliveryEstimate>;

export const deliveryQuerySchema = z.object({
  productIds: idsInAddress(50),
  postcode,
  state: z.enum(STATES),
});

/** Either an estimate, or the reason there is none with the nearest store that has it, for each known product. */
export const deliveryEstimatesSchema = z.object({
  estimates: z.array(
    z.object({
      productId: text,
      estimate: deliveryEstimateSchema.nullable(),
      refusal: z.enum(DELIVERY_REFUSALS).nullable(),
      nearest: z.object({ storeName: text, qty: count, metres: count }).nullable(),
    }),
  ),
});

/** Degrees. */
export const latitude = z
  .number()
  .min(-90)
  .max(90)
  .meta({ examples: [-37.81] });
export const longitude = z
  .number()
  .min(-180)
  .max(180)
  .meta({ examples: [144.96] });

export const pointSchema = z.object({ lat: latitude, lng: longitude });
export const pointInAddress = z.object({ lat: inAddress(latitude), lng: inAddress(longitude) });

/** The nearest stores within range, with their stock of a variant. */
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
        qty: count,
        /** When it can be collected there; null: never. */
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

/** A shopper's actions in the browser. Purchases are excluded: the server takes them from the orders. */
export const productEventsSchema = z.object({
  visitorId: id,
  events: z
    .array(
      z.object({
        type: z.enum(['view', 'add']),
        productIds: z.array(id).min(1).max(100),
        /** Token of the recommendation that led here. */
        attributionToken: text.max(500).exactOptional(),
      }),
    )
    .min(1)
    .max(20),
});
