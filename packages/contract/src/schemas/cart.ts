import {
  CART_FAILURES,
  CART_LINES_MAX,
  type CartOffers,
  GIFT_CARD_AMOUNTS,
  type RequestItem,
  STATES,
} from '@wattle/domain';
import { z } from 'zod';
import { checkoutDataSchema } from './checkout.ts';
import { idsInAddress, plainText } from './product.ts';
import { promotionSchema } from './promotion.ts';
import { warrantyProductSchema } from './shopper.ts';

const text = z.string();
const id = plainText.max(100);
const dollars = z.number().nonnegative();
const count = z.int().nonnegative();

/** Codes as they were typed; which of them are any good is the answer's to say. */
export const promoCodes = z.array(text.max(50)).max(10);
const localitySchema = z.object({ postcode: text.regex(/^\d{4}$/), state: z.enum(STATES) });

/** More of one thing than anybody's limit: not a quantity but an attack. */
const QTY_MAX = 10_000;

const giftCardSchema = z.object({
  amount: z.number().refine((amount) => GIFT_CARD_AMOUNTS.some((one) => one === amount), 'must be an amount on sale'),
  message: text.max(500),
  recipientEmail: text.max(250),
  recipientName: text.max(100),
  senderName: text.max(100),
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

export const checkoutInfoRequestSchema = z.object({
  cart: z.object({
    // every line may have a plan, which is an item too
    items: z.array(requestItemSchema).max(2 * CART_LINES_MAX),
    promoCodes: promoCodes.default([]),
    email: text.max(250).exactOptional(),
    firstName: text.max(100).exactOptional(),
    lastName: text.max(100).exactOptional(),
    shippingAddress: addressSchema.exactOptional(),
    useProvisionalShippingAddress: z.boolean().exactOptional(),
    shipping: z
      .object({ type: z.enum(['DELIVERY', 'STORE_PICKUP']), options: z.object({ methodCode: id }).nullable() })
      .exactOptional(),
    locality: localitySchema.nullable().default(null),
  }),
  /** The day that was picked, as an order says it [C-7-31 C-9-62]. */
  extra: z.object({ shippingDate: z.iso.date().exactOptional() }).default({}),
  availableCreditBalances: z
    .array(z.object({ id, methodCode: id, amount: dollars.max(1_000_000) }))
    .max(20)
    .default([]),
});

/** What a cart costs and why, to the cent: more than checkout data has, for who shows it. */
const checkoutInfoDataSchema = checkoutDataSchema.extend({
  status: z.literal('SUCCESS'),
  totals: z.object({
    subtotal: dollars,
    discount: dollars,
    promoItems: dollars,
    /** null until a way to get it is chosen. */
    shipping: dollars.nullable(),
    total: dollars,
    gst: dollars,
    leftToPay: dollars,
  }),
  /** What each applied promotion took off the goods, by its id. */
  promotionSavings: z.record(text, dollars),
  refusedCodes: z.array(z.object({ code: text, errorCode: text })),
  /** Items that may not be ordered as they are, by their place in the request. */
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

/** What days that can be picked cost beyond the service; null: none can. */
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
