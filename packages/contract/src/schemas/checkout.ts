import type { CheckoutContact, CheckoutData } from '@wattle/domain/checkout';
import { z } from 'zod';
import { count, dollars, text } from './fields.ts';
import { addressSchema } from './shopper.ts';

export const enteredAddressSchema = addressSchema.omit({ id: true, isDefaultBilling: true, isDefaultShipping: true });

export const checkoutContactSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  agreeToMarketing: z.boolean(),
}) satisfies z.ZodType<CheckoutContact>;

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
