import { CART_FAILURES, CART_LINES_MAX, type CartOffers, type RequestItem } from '@wattle/domain/cart';
import { ON_SITE_SERVICES } from '@wattle/domain/delivery';
import { GIFT_CARD_AMOUNTS } from '@wattle/domain/settings';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { checkoutDataSchema } from './checkout.ts';
import { count, dollars, id, MAX, noRepeats, payment, postcode, promoCodes, text } from './fields.ts';
import { idsInAddress } from './product.ts';
import { promotionSchema } from './records/promotion.ts';
import { warrantyProductSchema } from './records/warranty.ts';
import { giftCardDetailsSchema } from './shopper.ts';

const localitySchema = z.object({ postcode, state: z.enum(STATES) });

/** Far above any quantity limit: rejects abuse, not large orders. */
const QTY_MAX = 10_000;

const giftCardSchema = giftCardDetailsSchema.extend({
  amount: z
    .number()
    .refine((amount) => GIFT_CARD_AMOUNTS.some((one) => one === amount), 'must be an amount on sale')
    .meta({ enum: [...GIFT_CARD_AMOUNTS] }),
  message: text.max(500),
  recipientEmail: text.max(MAX.email),
  recipientName: text.max(MAX.personName),
  senderName: text.max(MAX.personName),
});

/** [C-9-66] */
export const cartSettingsSchema = z.object({ donationProductIds: z.array(text) });

export const requestItemSchema = z.object({
  productId: id,
  variantId: id,
  qty: z.int().min(1).max(QTY_MAX),
  extra: z.object({
    releaseDateTime: count.nullable(),
    giftcard: giftCardSchema.exactOptional(),
    warranty: z.object({ targetId: id, targetVariantId: id }).exactOptional(),
  }),
}) satisfies z.ZodType<RequestItem>;

const addressSchema = z.object({ postcode: text.max(20), state: text.max(50) });

/** What the crew is to do at the door, for products of the order. */
export const serviceWishes = z
  .array(z.object({ productId: id, code: z.enum(ON_SITE_SERVICES) }))
  .max(2 * CART_LINES_MAX)
  .check(noRepeats((wish) => `${wish.productId} ${wish.code}`, ['code'], 'is there twice'))
  .meta({ uniqueItems: true });

export const checkoutInfoRequestSchema = z.object({
  cart: z.object({
    // every line may have a repair plan, which counts as an item
    items: z.array(requestItemSchema).max(2 * CART_LINES_MAX),
    promoCodes: promoCodes.default([]),
    email: text.max(MAX.email).exactOptional(),
    firstName: text.max(MAX.personName).exactOptional(),
    lastName: text.max(MAX.personName).exactOptional(),
    shippingAddress: addressSchema.exactOptional(),
    useProvisionalShippingAddress: z.boolean().exactOptional(),
    shipping: z
      .object({ type: z.enum(['DELIVERY', 'STORE_PICKUP']), options: z.object({ methodCode: id }).nullable() })
      .exactOptional(),
    locality: localitySchema.nullable().default(null),
  }),
  /** The chosen delivery day, in the order's format [C-7-31 C-9-62]. */
  extra: z.object({ shippingDate: z.iso.date().exactOptional(), services: serviceWishes.exactOptional() }).default({}),
  availableCreditBalances: z
    .array(z.object({ id, methodCode: id, amount: payment }))
    .max(20)
    .default([]),
});

/** The cost of a cart and how it adds up, to the cent: checkout data plus what screens show. */
const checkoutInfoDataSchema = checkoutDataSchema.extend({
  status: z.literal('SUCCESS'),
  totals: z.object({
    subtotal: dollars,
    discount: dollars,
    promoItems: dollars,
    /** null until a delivery method is chosen. */
    shipping: dollars.nullable(),
    /** Removal and installation. */
    services: dollars,
    total: dollars,
    gst: dollars,
    leftToPay: dollars,
  }),
  /** Savings on goods per applied promotion, by promotion id. */
  promotionSavings: z.record(text, dollars),
  refusedCodes: z.array(z.object({ code: text, errorCode: text })),
  /** Items that cannot be ordered as they are, by their index in the request. */
  failures: z.array(
    z.object({
      item: count,
      code: z.enum(CART_FAILURES),
      params: z.record(text, z.union([text, z.number()])).exactOptional(),
    }),
  ),
});

export const checkoutInfoSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('CART_EMPTY') }),
  checkoutInfoDataSchema,
]);

export const cartOffersRequestSchema = z.object({
  promoCodes: promoCodes.default([]),
  locality: localitySchema.nullable().default(null),
});

const servicePriceSchema = z.object({ name: text, price: dollars, freeFrom: dollars.nullable() });

/** Surcharge per weekday on top of the service's price; null: no day can be picked. */
const dayPricesSchema = z.array(z.object({ weekday: z.int().min(0).max(6), extra: z.number() })).nullable();

export const cartOffersSchema = z.object({
  promotions: z.array(promotionSchema),
  uses: z.record(text, z.object({ total: count, own: count })),
  services: z
    .object({
      parcel: servicePriceSchema.nullable(),
      bigAndBulky: servicePriceSchema.nullable(),
      express: servicePriceSchema.exactOptional(),
      schedule: z.object({ parcel: dayPricesSchema, bigAndBulky: dayPricesSchema }).exactOptional(),
      parcelMaxKg: z.number().positive().exactOptional(),
    })
    .nullable(),
  shopper: z.object({ isCustomer: z.boolean(), hasOrderedBefore: z.boolean() }).exactOptional(),
}) satisfies z.ZodType<CartOffers>;

export const warrantiesQuerySchema = z.object({ ids: idsInAddress(50) });

export const warrantiesSchema = z.object({ warranties: z.array(warrantyProductSchema) });
