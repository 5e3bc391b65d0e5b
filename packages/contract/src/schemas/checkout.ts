import {
  type CheckoutAdditionalData,
  type CheckoutAddress,
  type CheckoutContact,
  type CheckoutData,
  type CheckoutState,
  type DeliveryEstimate,
  type EnquiryPayload,
  type FamilyFacets,
  type PickupStore,
  type PlacedOrder,
  PRODUCT_EVENTS,
  type PromoItem,
  type RecommendationCache,
  SHIPPING_TYPES,
  type Shipping,
  type SubscriberPayload,
  type Telephone,
  type Voucher,
} from '@wattle/domain';
import { z } from 'zod';
import { productSchema, variantSchema } from './entities.ts';
import { addressSchema, cartItemSchema } from './shopper.ts';

const text = z.string();
const count = z.number().int().nonnegative();
const dollars = z.number().nonnegative();
const day = z.iso.date();

export const enteredAddressSchema = addressSchema.omit({ id: true, isDefaultBilling: true, isDefaultShipping: true });

export const checkoutAddressSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SELECTED'), id: text }),
  z.object({ type: z.literal('ENTERED'), address: enteredAddressSchema }),
]) satisfies z.ZodType<CheckoutAddress>;

export const checkoutContactSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  agreeToMarketing: z.boolean(),
}) satisfies z.ZodType<CheckoutContact>;

export const pickupStoreSchema = z.object({
  erpStoreId: text,
  address: z.object({ country: text, postcode: text, region: text, street1: text, street2: text, locality: text }),
}) satisfies z.ZodType<PickupStore>;

const shippingOptionsSchema = z.object({ methodCode: text });

export const shippingSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DELIVERY'),
    address: checkoutAddressSchema.nullable(),
    options: shippingOptionsSchema.nullable(),
  }),
  z.object({
    type: z.literal('STORE_PICKUP'),
    store: pickupStoreSchema.nullable(),
    options: shippingOptionsSchema.nullable(),
  }),
]) satisfies z.ZodType<Shipping>;

export const checkoutAdditionalDataSchema = z.object({
  didPickDeliveryDate: z.boolean(),
  deliveryDateValue: day.nullable(),
  didPickStorePickupDate: z.boolean(),
  storePickupDateValue: day.nullable(),
}) satisfies z.ZodType<CheckoutAdditionalData>;

const appliedPromotionSchema = z.object({
  id: text,
  versionId: text,
  name: text,
  exclusive: z.boolean(),
  relatedCouponCodes: z.array(text),
});

const shippingMethodSchema = z.object({ methodCode: text, label: text, price: dollars });

export const checkoutDataSchema = z.object({
  promotions: z.object({
    appliedPromotions: z.array(appliedPromotionSchema),
    disallowedPromotions: z.array(appliedPromotionSchema),
    resolvedCart: z.object({
      promoCartItems: z.array(z.object({ veloxProductId: text, promoId: text, qty: count })),
    }),
  }),
  creditUsages: z.record(text, z.object({ amount: dollars })),
  selectedShippingMethod: shippingMethodSchema.nullable(),
  itemSubtotalAfterDiscounts: dollars,
  availableShippingMethods: z.array(shippingMethodSchema),
}) satisfies z.ZodType<CheckoutData>;

export const promoItemSchema = z.object({
  cartQty: count,
  product: productSchema,
  promo: appliedPromotionSchema,
  qty: count,
  qtyAvailable: count,
  variant: variantSchema,
}) satisfies z.ZodType<PromoItem>;

export const voucherSchema = z.object({
  code: text,
  pin: text,
  expires: day,
  amountRemaining: dollars,
}) satisfies z.ZodType<Voucher>;

export const placedOrderSchema = z.object({
  number: text,
  placedAt: count,
  cartItems: z.array(cartItemSchema),
  contact: checkoutContactSchema,
  billing: enteredAddressSchema.nullable(),
  shipping: shippingSchema.nullable(),
  vouchers: z.array(voucherSchema),
  promoCodes: z.array(text),
}) satisfies z.ZodType<PlacedOrder>;

export const checkoutStateSchema = z.object({
  billingAddress: checkoutAddressSchema.nullable(),
  contact: checkoutContactSchema.nullable(),
  lastCheckoutData: checkoutDataSchema.nullable(),
  placedOrder: placedOrderSchema.nullable(),
  shippingType: z.enum(SHIPPING_TYPES).nullable(),
}) satisfies z.ZodType<CheckoutState>;

export const deliveryEstimateSchema = z.object({
  label: text,
  price: dollars,
  firstAvailable: day,
  rangeEnd: day,
  type: z.enum(['storePickup', 'delivery']),
  available: z.boolean(),
}) satisfies z.ZodType<DeliveryEstimate>;

export const recommendationCacheSchema = z.partialRecord(
  z.enum(PRODUCT_EVENTS),
  z.object({ attributionToken: text, productIds: z.array(text), recommendationsLoaded: z.boolean() }),
) satisfies z.ZodType<RecommendationCache>;

export const familyFacetsSchema = z.object({
  code: text,
  name: text,
  groupsByCode: z.record(
    text,
    z.object({
      options: z.record(text, z.array(z.object({ value: text, count }))),
      ranges: z.record(text, z.object({ min: z.number(), max: z.number() })),
      toggles: z.record(text, count),
    }),
  ),
}) satisfies z.ZodType<FamilyFacets>;

export const subscriberPayloadSchema = z.object({
  firstName: text,
  lastName: text,
  email: text.lowercase(),
  phone: z.union([z.e164(), z.literal('')]),
  listId: text,
}) satisfies z.ZodType<SubscriberPayload>;

export const enquiryPayloadSchema = z.object({
  email: text.lowercase(),
  enquiry: text,
}) satisfies z.ZodType<EnquiryPayload>;

export const telephoneSchema = z.object({ countryCode: text, number: text }) satisfies z.ZodType<Telephone>;
