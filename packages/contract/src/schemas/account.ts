import { SUBSCRIPTION_TOPICS, type UpdateAccountRequest } from '@wattle/domain/account';
import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { ON_SITE_SERVICES } from '@wattle/domain/delivery';
import { ORDER_STATUSES, type Order, type OrderSummary } from '@wattle/domain/order';
import { z } from 'zod';
import { checkoutContactSchema, enteredAddressSchema } from './checkout.ts';
import { line as anyLine, count, id, inAddress, lines, MAX, plainText } from './fields.ts';
import { orderRefundSchema, orderReturnSchema } from './refund.ts';
import {
  addressSchema,
  cartItemSchema,
  customerSchema,
  giftCardDetailsSchema,
  syncableStateSchema,
  wishlistItemSchema,
} from './shopper.ts';

const cents = z.number().int().nonnegative();
const line = anyLine.max(MAX.name);

/** Well above any real customer's use. */
const ADDRESSES_MAX = 50;
const CART_ITEMS_MAX = 400;
const WISHED_MAX = 1000;

/** Public settings only: the browser talks to the user pool directly. */
export const identitySchema = z.object({
  /** The pool's JSON API. */
  endpoint: z.string(),
  poolId: z.string(),
  clientId: z.string(),
  /** The hosted sign-in pages, without a trailing slash. */
  domain: z.string(),
  social: z.array(z.object({ name: z.string(), label: z.string() })),
  /** Whether customers may sign in with a passkey. */
  passkeys: z.boolean(),
  /** A demo account and the shared mailbox; only when the pool is embedded. */
  demo: z.object({ email: z.string(), password: z.string(), mailboxPath: z.string() }).nullable(),
});

export const accountSchema = z.object({ customer: customerSchema, customerSince: count });

export const updateAccountSchema = z.object({
  customer: z.object({
    firstName: line.optional(),
    lastName: line.optional(),
    phone: line.optional(),
    agreeToMarketing: z.boolean().optional(),
    addresses: z
      .array(
        addressSchema.extend({
          id: line,
          company: line,
          contactName: line,
          country: line,
          postcode: line,
          street1: line,
          street2: line,
          suburb: line,
        }),
      )
      .max(ADDRESSES_MAX)
      .optional(),
  }),
}) satisfies z.ZodType<{
  customer: { [K in keyof UpdateAccountRequest['customer']]: UpdateAccountRequest['customer'][K] | undefined };
}>;

export const accountStateSchema = z.object({ state: syncableStateSchema });

/** Every text is bounded, because state saved by one browser is sent to the customer's other browsers. */
export const stateToSaveSchema = z.object({
  syncableStateVersion: count,
  cartItems: z
    .array(
      cartItemSchema.extend({
        id: plainText.max(500),
        productId: id,
        variantId: id,
        warrantyId: id.nullable(),
        giftcard: giftCardDetailsSchema
          .extend({
            message: lines.max(1000),
            recipientEmail: lines.max(MAX.email),
            recipientName: lines.max(MAX.personName),
            senderName: lines.max(MAX.personName),
          })
          .nullable(),
        attribution: z.object({ listName: lines.max(200), listItemIndex: count }).nullable(),
        addedFrom: lines.max(200),
        analyticsContext: z.record(lines.max(100), lines.max(500)).refine((value) => Object.keys(value).length <= 20),
      }),
    )
    .max(CART_ITEMS_MAX),
  wishlistItems: z.array(wishlistItemSchema.extend({ productId: id })).max(WISHED_MAX),
});

const topics = z.object(
  Object.fromEntries(SUBSCRIPTION_TOPICS.map((topic) => [topic, z.boolean()])) as Record<
    (typeof SUBSCRIPTION_TOPICS)[number],
    z.ZodBoolean
  >,
);
export const subscriptionsSchema = z.object({ subscriptions: topics });
export const saveSubscriptionsSchema = z.object({ subscriptions: topics.partial() });

const agreed = {
  methodCode: z.string(),
  label: z.string(),
  day: z.string().nullable(),
  rangeEnd: z.string().nullable(),
  window: z.string().exactOptional(),
};
const orderStore = z.object({
  erpStoreId: z.string(),
  name: z.string(),
  path: z.string(),
  address: z.string(),
  phone: z.string(),
});

export const orderLineSchema = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  variant: z.object({ id: z.string(), code: z.string(), name: z.string().nullable() }).exactOptional(),
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  imageUrl: z.string().nullable(),
  qty: count,
  unitCents: cents,
  discountCents: cents,
  totalCents: cents,
  gstCents: cents.exactOptional(),
  plan: z.object({ id: z.string(), name: z.string(), years: z.number(), totalCents: cents }).nullable(),
  giftcard: giftCardDetailsSchema.nullable(),
  promotionId: z.string().nullable(),
  gift: z
    .object({
      worthCents: cents,
      earnedBy: z.array(z.object({ least: count, counts: z.record(z.string(), count) })),
    })
    .exactOptional(),
});

export const orderSchema = z.object({
  number: z.string(),
  placedAt: count,
  status: z.enum(ORDER_STATUSES),
  settlesBy: count.exactOptional(),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: count, note: z.string() })),
  contact: checkoutContactSchema,
  billing: enteredAddressSchema.nullable(),
  shipping: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('DELIVERY'),
      ...agreed,
      address: enteredAddressSchema,
      note: z.string(),
      services: z
        .array(
          z.object({ code: z.enum(ON_SITE_SERVICES), productId: z.string(), name: z.string(), amountCents: cents }),
        )
        .exactOptional(),
      paidDay: z.string().exactOptional(),
    }),
    z.object({ type: z.literal('STORE_PICKUP'), ...agreed, store: orderStore }),
    z.object({ type: z.literal('EMAIL'), ...agreed }),
  ]),
  lines: z.array(orderLineSchema),
  promotions: z.array(z.object({ id: z.string(), name: z.string(), savedCents: cents })),
  promoCodes: z.array(z.string()),
  totals: z.object({
    itemsCents: cents,
    discountCents: cents,
    shippingCents: cents,
    totalCents: cents,
    gstCents: cents,
  }),
  payments: z.array(z.object({ type: z.enum([...PAYMENT_TYPES, 'VOUCHER']), label: z.string(), amountCents: cents })),
  refunds: z.array(orderRefundSchema).exactOptional(),
  returns: z.array(orderReturnSchema).exactOptional(),
  /** Opens this order and its papers for who has it, until it ends. */
  access: z.object({ key: z.string(), endsAt: count }).exactOptional(),
}) satisfies z.ZodType<Order>;

export const ordersQuerySchema = z.object({ page: inAddress(z.int().min(1).max(10_000)).default(1) });

export const orderListSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      placedAt: count,
      status: z.enum(ORDER_STATUSES),
      title: z.string(),
      others: count,
      imageUrls: z.array(z.string()),
      totalCents: cents,
      shippingType: z.enum(['DELIVERY', 'STORE_PICKUP', 'EMAIL']),
      storeName: z.string().nullable(),
      hasPlan: z.boolean(),
      day: z.string().nullable(),
      dayEnd: z.string().nullable().exactOptional(),
    }),
  ) satisfies z.ZodType<OrderSummary[]>,
  total: count,
  pageSize: count,
});
