import {
  CART_LINES_MAX,
  cleanEmail,
  emailFault,
  isOrderNumber,
  type PaymentEntry,
  type PlacedAnswer,
  type PlaceOrderRequest,
} from '@wattle/domain';
import { z } from 'zod';
import { requestItemSchema } from './cart.ts';
import { enteredAddressSchema } from './checkout.ts';
import { plainText } from './product.ts';

/** One line: the database takes neither a zero nor half a sign. */
const longLine = z.string().regex(/^[^\p{Cc}\p{Cs}]*$/u);
/** The same, which may be empty: the rules of forms say more. */
const line = longLine.max(200);
const id = plainText.max(100);
const name = plainText.max(100);
const dollars = z.number().nonnegative().max(1_000_000);
/** Of the provider's own making: handed on as it is. */
const opaque = z.record(z.string().max(200), z.unknown());

const emailSchema = z
  .string()
  .max(250)
  .refine((email) => !emailFault(cleanEmail(email)), 'must be an email address');

const addressSchema = enteredAddressSchema.extend({
  company: line,
  contactName: line,
  country: line,
  postcode: z.string().regex(/^\d{4}$/),
  street1: plainText.max(200),
  street2: line,
  suburb: plainText.max(200),
});

/** A way to pay: a gift card, what the provider takes, or nothing [C-7-29 C-7-30 C-7-38]. */
const paymentEntrySchema = z.discriminatedUnion('methodCode', [
  z.object({ methodCode: z.literal('adyenGivex'), amount: dollars.positive(), code: id, pin: id }),
  z.object({
    methodCode: z.literal('adyen'),
    amount: dollars.positive(),
    data: opaque.and(z.object({ paymentMethod: opaque.and(z.object({ type: id })) })),
    details: opaque.exactOptional(),
  }),
  z.object({ methodCode: z.literal('noPayment'), amount: z.literal(0) }),
]) satisfies z.ZodType<PaymentEntry>;

/** More gift cards than anybody has. */
const PAYMENTS_MAX = 20;
/** Providers ask for eight. */
const BROWSER_FIELDS_MAX = 20;
const tracked = line.exactOptional();

/** As a provider names them: a handful of short values. It is kept with the order, so it is bounded. */
const browserInfoSchema = z
  .record(longLine.max(50), z.union([longLine.max(500), z.number(), z.boolean()]))
  .refine((info) => Object.keys(info).length <= BROWSER_FIELDS_MAX, `must be ${BROWSER_FIELDS_MAX} fields or fewer`);

/** The body of POST /api/order/place and of its guest's variant [C-7-25 C-7-26 C-7-27 C-7-28 C-7-31]. */
export const placeOrderRequestSchema = z.object({
  cart: z.object({
    // every line may have a plan, which is an item too
    items: z.array(requestItemSchema).max(2 * CART_LINES_MAX),
    promoCodes: z.array(z.string().max(50)).max(10).default([]),
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
    })
    .default({}),
}) satisfies z.ZodType<PlaceOrderRequest>;

/** What the service says when it took an order in [C-7-32]. */
export const placedAnswerSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(['placed', 'pending', 'actionRequired']),
  actionData: opaque.nullable(),
}) satisfies z.ZodType<PlacedAnswer>;

/** The body of POST /api/order/{orderNumber}/payment/details, with the number from its address. */
export const continuePaymentSchema = z.object({
  orderNumber: z.string().max(20).refine(isOrderNumber, 'must be the number of an order'),
  details: opaque,
  paymentData: z.string().max(100_000).exactOptional(),
});

/** What somebody without an account knows of their order. */
export const guestOrderQuerySchema = z.object({ number: z.string().max(20), email: z.string().max(250) });
