import { CART_LINES_MAX } from '@wattle/domain/cart';
import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { DRIVER_NOTE_MAX } from '@wattle/domain/delivery';
import { cleanEmail, emailFault } from '@wattle/domain/forms';
import {
  type AttemptState,
  DECLINE_CAUSES,
  ORDER_NUMBER,
  type PaymentEntry,
  PLACE_ORDER_REASONS,
  type PlacedAnswer,
  type PlaceOrderRequest,
} from '@wattle/domain/order';
import { z } from 'zod';
import { requestItemSchema, serviceWishes } from './cart.ts';
import { enteredAddressSchema } from './checkout.ts';
import { id, line as longLine, MAX, payment, plainText, postcode, promoCodes } from './fields.ts';

const line = longLine.max(MAX.name);
const name = plainText.max(MAX.personName);
const orderNumber = z.string().max(20).regex(ORDER_NUMBER, 'must be the number of an order');
/** Opaque data of the payment provider, passed through unchanged. */
const opaque = z.record(z.string().max(200), z.unknown());

const emailSchema = z
  .string()
  .max(MAX.email)
  .refine((email) => !emailFault(cleanEmail(email)), 'must be an email address');

const addressSchema = enteredAddressSchema.extend({
  company: line,
  contactName: line,
  country: line,
  postcode,
  street1: plainText.max(MAX.name),
  street2: line,
  suburb: plainText.max(MAX.name),
});

/** A payment: a gift card, a provider method, or nothing to pay [C-7-29 C-7-30 C-7-38]. */
const paymentEntrySchema = z.discriminatedUnion('methodCode', [
  z.object({ methodCode: z.literal('adyenGivex'), amount: payment.positive(), code: id, pin: id }),
  z.object({
    methodCode: z.literal('adyen'),
    amount: payment.positive(),
    data: opaque.and(z.object({ paymentMethod: opaque.and(z.object({ type: id })) })),
    details: opaque.exactOptional(),
  }),
  z.object({ methodCode: z.literal('noPayment'), amount: z.literal(0) }),
]) satisfies z.ZodType<PaymentEntry>;

/** More gift cards than any shopper has. */
const PAYMENTS_MAX = 20;
/** Providers ask for eight. */
const BROWSER_FIELDS_MAX = 20;
const tracked = line.exactOptional();

/** The provider's own field names and short values. Bounded, because it is stored with the order. */
const browserInfoSchema = z
  .record(longLine.max(50), z.union([longLine.max(500), z.number(), z.boolean()]))
  .refine((info) => Object.keys(info).length <= BROWSER_FIELDS_MAX, `must be ${BROWSER_FIELDS_MAX} fields or fewer`);

/** The body of POST /api/order/place and its guest variant [C-7-25 C-7-26 C-7-27 C-7-28 C-7-31]. */
export const placeOrderRequestSchema = z.object({
  cart: z.object({
    // every line may have a repair plan, which counts as an item
    items: z.array(requestItemSchema).max(2 * CART_LINES_MAX),
    promoCodes: promoCodes.default([]),
    expectedPromotions: z.array(z.object({ promotionId: id, versionId: id })).max(100),
    email: emailSchema,
    firstName: name,
    lastName: name,
    phone: line.exactOptional(),
    agreeToMarketing: z.boolean(),
    billingAddress: addressSchema.nullable(),
    shippingAddress: addressSchema.nullable(),
    shipping: z.object({ methodCode: id, clickCollectStoreId: id.exactOptional() }),
    payment: z.object({ methods: z.array(paymentEntrySchema).max(PAYMENTS_MAX) }),
    analytics: z
      .object({
        clientId: tracked,
        fbc: tracked,
        fbp: tracked,
        utmCampaign: tracked,
        utmContent: tracked,
        utmMedium: tracked,
        utmSource: tracked,
        utmTerm: tracked,
        browserInfo: browserInfoSchema.exactOptional(),
      })
      .exactOptional(),
    fraudAnalytics: z.object({ token: longLine.min(1).max(5000) }).exactOptional(),
  }),
  extra: z
    .object({
      shippingDate: z.iso.date().exactOptional(),
      shippingWindow: z
        .string()
        .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)
        .exactOptional(),
      manuallyEnteredAddress: z.boolean().exactOptional(),
      driverNote: line.max(DRIVER_NOTE_MAX).exactOptional(),
      services: serviceWishes.exactOptional(),
    })
    .default({}),
}) satisfies z.ZodType<PlaceOrderRequest>;

/** The response once an order is accepted [C-7-32]. */
export const placedAnswerSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(['placed', 'pending', 'actionRequired']),
  actionData: opaque.nullable(),
}) satisfies z.ZodType<PlacedAnswer>;

/** What became of the attempt that the header Order-Attempt names. */
export const attemptStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('NONE') }),
  z.object({ status: z.literal('BUSY') }),
  z.object({
    status: z.literal('UNFINISHED'),
    orderNumber: z.string(),
    type: z.enum(PAYMENT_TYPES),
    totalCents: z.number(),
    leftCents: z.number(),
    startedAt: z.number(),
    heldUntil: z.number(),
    actionData: opaque,
  }),
  z.object({ status: z.literal('RELEASED'), orderNumber: z.string() }),
  z.object({ status: z.enum(['PENDING', 'PLACED']), orderNumber: z.string() }),
]) satisfies z.ZodType<AttemptState>;

/** The body of POST /api/order/{orderNumber}/payment/details, plus the order number from its path. */
export const continuePaymentSchema = z.object({
  orderNumber,
  details: opaque,
  paymentData: z.string().max(100_000).exactOptional(),
});

/** The order number from the path, and the key of the address to which the provider sent the shopper back. */
export const returnQuerySchema = z.object({
  orderNumber,
  key: z.string().max(60),
});

/** What became of that payment, with nothing of a person. Gifts of promotions and gift cards are not among the goods. */
export const returnedPaymentSchema = z.object({
  /** OPEN: neither paid nor given up. CANCELLED: an order came of it, which was cancelled. */
  status: z.enum(['OPEN', 'PENDING', 'PLACED', 'CANCELLED', 'REFUSED']),
  /** Why it was refused, as far as a shopper is told. */
  reason: z.enum(PLACE_ORDER_REASONS).nullable(),
  cause: z.enum(DECLINE_CAUSES).nullable(),
  /** null: not kept any more. */
  totalCents: z.number().nullable(),
  goods: z.array(
    z.object({
      productId: z.string(),
      variantId: z.string(),
      qty: z.number(),
      warrantyId: z.string().nullable(),
      name: z.string(),
      imageUrl: z.string().nullable(),
    }),
  ),
});

/** How a guest finds their order: by its email address, or by the signed key of a mail. */
export const guestOrderQuerySchema = z.object({
  number: z.string().max(20),
  email: z.string().max(MAX.email).default(''),
  key: z.string().max(120).default(''),
});
